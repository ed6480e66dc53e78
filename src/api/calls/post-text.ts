/** Sends a text without credentials, also while the page is being closed. Plain text needs no CORS preflight. */
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
