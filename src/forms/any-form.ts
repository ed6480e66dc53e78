import type { AnyFormApi } from '@tanstack/react-form'
import type { ComponentType, PropsWithChildren } from 'react'

interface Drawn {
  AppForm: ComponentType<PropsWithChildren>
}

/** Any form made by useAppForm, for use as a parameter type. The types of the methods left out would not fit. */
export type AppFormLike = Omit<AnyFormApi, `${string}FieldValue${string}`> & Drawn

export type AnyAppForm = AnyFormApi & Drawn

export const asAnyForm = (form: AppFormLike): AnyAppForm => form as AnyAppForm
