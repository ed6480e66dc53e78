/** Also while the page is being closed. As plain text, so that no CORS preflight is needed, and without credentials. */
export function postText(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: address.startsWith('/') ? 'same-origin' : 'no-cors',
  }).catch(() => undefined)
}
