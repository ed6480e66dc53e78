/** FMT-08: the language of texts that the API writes itself. */
export const english = (request: Request): boolean => request.headers.get('Accept-Language')?.startsWith('en') === true
