/** FMT-08: whether texts of the API are in English. */
export const english = (request: Request): boolean => request.headers.get('Accept-Language')?.startsWith('en') === true
