import { ID_MAX, ID_PATTERN } from '@generated/limits'

const RESOURCE_ID = new RegExp(ID_PATTERN)

/** `Id` of openapi/schemas/common.yaml. A link must never change the path of a call. */
export const isResourceId = (text: string): boolean => text.length <= ID_MAX && RESOURCE_ID.test(text)
