import { type FunctionComponent, lazy } from 'react'
import { NotFoundPage } from '@/features/support/not-found-page'
import { page } from '@/shell/page'

type Pages = typeof import('@/features/kit/kit-wizard')

/** A page of the kit's wizard. The constant is false in production builds, which drop the import and with it the kit. */
export const kitWizardPage = (name: keyof Pages): FunctionComponent =>
  page(__MOCKED__ ? lazy(async () => ({ default: (await import('@/features/kit/kit-wizard'))[name] })) : NotFoundPage)
