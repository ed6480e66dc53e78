/**
 * Sends a report of an error, also while the page is being left; one that cannot be sent is lost. As text, so that no other
 * origin has to be asked first; nothing but the body says who sends it.
 */
export function sendReport(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: address.startsWith('/') ? 'same-origin' : 'no-cors',
  }).catch(() => undefined)
}
