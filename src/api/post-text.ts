/**
 * Sends a text, also while the page is being left; one that cannot be sent is lost. As plain text, so that no other origin
 * has to be asked first; nothing but the text says who sends it.
 */
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
