/** A login that was submitted before the portal ran (src/main.tsx plugs it in). It decides who will be logged in here. */
export type SubmittedLogin = {
  isWaiting: () => boolean
  /** Hands it over to the login form. @returns whether there is one, which the form then submits */
  take: () => boolean
  /** Refuses further submits, because somebody is logged in here. */
  refuse: () => void
}

const none: SubmittedLogin = { isWaiting: () => false, take: () => false, refuse: () => undefined }

let port = none
export const configureSubmittedLogin = (next: SubmittedLogin = none): void => {
  port = next
}
export const submittedLogin = (): SubmittedLogin => port
