const RESOURCE_ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * Whether a text can be an identifier of the API: what the contract allows as one (`Id` of openapi/schemas/common.yaml).
 * An address holds no others, so that a link can never lead a call to another path.
 */
export const isResourceId = (text: string): boolean => RESOURCE_ID.test(text)
