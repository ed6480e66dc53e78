import { ID_MAX, ID_PATTERN } from '@generated/limits'

const RESOURCE_ID = new RegExp(ID_PATTERN)

/**
 * Whether a text can be an identifier of the API: what the contract allows as one (`Id` of openapi/schemas/common.yaml).
 * An address holds no others, so that a link can never lead a call to another path.
 */
export const isResourceId = (text: string): boolean => text.length <= ID_MAX && RESOURCE_ID.test(text)
