/** Stands in for the form library's channel to its devtools (vite.config.ts). */
export class EventClient {
  on() {
    return () => undefined
  }
  emit() {}
}
