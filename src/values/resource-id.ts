import { ID_MAX, ID_PATTERN } from '@generated/limits'

const RESOURCE_ID = new RegExp(ID_PATTERN)

/**
 * Whether a text is a valid identifier of the API (`Id` of openapi/schemas/common.yaml). Route parameters must be, so
 * that a link can never change the path of a call.
 */
export const isResourceId = (text: string): boolean => text.length <= ID_MAX && RESOURCE_ID.test(text)
