// @vitest-environment jsdom
/**
 * A session ends in a tab while somebody else is logged in in the same browser. The tab must never continue as the
 * other user by itself, or still show anything of the first user. tests/e2e/session-next-login.spec.ts tests
 * several tabs at once in a browser.
 */
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { at, homeOf, logInAs, logOut, usernameField } from '../../tests/support/login-pages'
import { UNCHECKED } from '../../tests/support/mount-in-test'
import {
  openPortal,
  plain,
  plan,
  reloadPortal,
  sent,
  switchTab,
  usePortal,
  visitPortal,
} from '../../tests/support/portal-test-bed'

usePortal()

const LINK = '/login?impersonation=11111111-1111-4111-8111-111111111111'

/** The text of the page without its charts, which load separately. */
function main() {
  const copy = screen.getByRole('main').cloneNode(true) as HTMLElement
  for (const chart of copy.querySelectorAll('[data-slot="chart-place"]')) chart.remove()
  expect(copy.querySelector('[data-slot="skeleton"]')).toBeNull()
  return plain(copy)
}

/** The amounts in euros on a user's home page, once all of them have loaded. */
async function sumsOn(name: string): Promise<string[]> {
  await homeOf(name)
  let before = ''
  // Some amounts load after others: waits until two reads of the page agree.
  await waitFor(
    () => {
      const last = before
      before = main()
      expect(before).toMatch(/\d,\d\d/)
      expect(before).toBe(last)
    },
    // Watches another element: reading the page after each of its changes takes most of the test's time.
    { interval: 300, container: document.createElement('div') },
  )
  return [...new Set(main().match(/\d[\d ]*,\d\d/g) ?? [])]
}

/** Everything in the document: text, attributes, values of inputs, title. */
const everything = () =>
  [
    document.documentElement.outerHTML,
    document.title,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ]
    .join('\n')
    .replace(/\s|&nbsp;/g, ' ')
function tracesOf(words: readonly string[]) {
  const shown = everything()
  return words.filter((word) => shown.includes(word))
}

/** Records every state of the page in which one of the words is shown although the session is no longer the tab's. */
function watchTraces(words: readonly string[]) {
  const own = () => sessionStorage.getItem('portal.impersonation') ?? sessionStorage.getItem('portal.session') ?? ''
  const kept = () => own() || (localStorage.getItem('portal.remember-me') ?? '')
  const { id } = JSON.parse(kept()) as { id: string }
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    if (!kept().includes(id)) seen.push(...tracesOf(words))
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return () => {
    observer.disconnect()
    return seen
  }
}

const logInRemembered = async () => {
  await logInAs(userEvent.setup(UNCHECKED), 'kerttu.makela', { keep: true })
  return sumsOn('Kerttu')
}
/** Logs in, in another tab, and then focuses this one. */
async function logInRememberedElsewhere() {
  const tab = await switchTab('/login')
  const sums = await logInRemembered()
  await switchTab(tab)
  return sums
}
async function impersonate() {
  await visitPortal(LINK)
  await userEvent.click(await screen.findByRole('button', { name: m.impersonation_continue() }), UNCHECKED)
}
const endImpersonation = async () =>
  userEvent.click(
    within(screen.getByRole('region', { name: m.impersonation_label() })).getByRole('button', {
      name: m.impersonation_end(),
    }),
    UNCHECKED,
  )
/** Opens the company, whose read the API refuses, and so the refresh after it; no home page sends that read. */
async function beRefused(open: (link: HTMLElement) => Promise<void> = (link) => userEvent.click(link)) {
  await plan('readCompany!:401:unauthorized', 'refreshSession!:400:invalid_grant')
  const menu = within(screen.getByRole('navigation', { name: m.menu_label() }))
  await open(menu.getByRole('link', { name: m.menu_company() }))
}

/** The own login is kept in one tab, and an impersonation begins in another. @returns the sums of the own company */
async function impersonateBesideKeptLogin() {
  await openPortal('/login')
  const sums = await logInRemembered()
  await switchTab('/help')
  await impersonate()
  return sums
}

interface Way {
  name: string
  /** The user whose data the tab shows before the end. */
  first: 'Aino' | 'Outi'
  /** The user the tab continues as, always after an action of the user. */
  next: 'Aino' | 'Kerttu'
  /**
   * Opens the first user's home in the tab and logs the other user in in the browser. @returns the next user's amounts
   */
  open: () => Promise<string[]>
  end: () => Promise<unknown>
  goOn: () => Promise<unknown>
}

const byPress = () => userEvent.click(screen.getByRole('button', { name: m.login_open_continue() }), UNCHECKED)
const byReload = () => reloadPortal()
const byLink = () => userEvent.click(screen.getByRole('link', { name: m.app_name() }), UNCHECKED)

const WAYS: Way[] = [
  {
    name: 'the end of an impersonation in the tab of a kept login',
    first: 'Outi',
    next: 'Kerttu',
    open: async () => {
      await openPortal('/login')
      const sums = await logInRemembered()
      await impersonate()
      return sums
    },
    end: endImpersonation,
    goOn: byReload,
  },
  {
    name: 'the end of an impersonation while the own login is kept in another tab',
    first: 'Outi',
    next: 'Kerttu',
    open: impersonateBesideKeptLogin,
    end: () => logOut(userEvent.setup(UNCHECKED)),
    goOn: byLink,
  },
  {
    name: 'the expiry of an impersonation while the own login is kept in another tab',
    first: 'Outi',
    next: 'Kerttu',
    open: impersonateBesideKeptLogin,
    // Hovering the link preloads its page. A click would first open the dialog of SES-20.
    end: () => beRefused((link) => userEvent.hover(link)),
    goOn: byLink,
  },
  {
    name: 'the expiry of a session while another tab keeps another user',
    first: 'Aino',
    next: 'Kerttu',
    open: async () => {
      await openPortal('/', 'aino.virtanen')
      return logInRememberedElsewhere()
    },
    end: () => beRefused(),
    goOn: byPress,
  },
  {
    name: 'the end of an impersonation over the own login of the tab, with a third user kept elsewhere',
    first: 'Outi',
    next: 'Aino',
    open: async () => {
      await openPortal('/', 'aino.virtanen')
      const sums = await sumsOn('Aino')
      await impersonate()
      await homeOf('Outi')
      await logInRememberedElsewhere()
      return sums
    },
    end: endImpersonation,
    goOn: byPress,
  },
]

test.each(WAYS)(
  '$name: the login page shows nothing of $first, and $next only after an action of the user [SES-13] [SES-14] [SES-31]',
  async ({ first, next, open, end, goOn }) => {
    const ofNext = await open()
    const sums = await sumsOn(first)
    // What the next user's page has as well is no trace of the first, nor is a small amount: 80,00 stands in 480,00, too.
    const people = first === 'Aino' ? ['Aino', 'Virtanen', 'aino.virtanen'] : ['Outi', 'Heinonen', 'outi.heinonen']
    const words = [...people, ...sums.filter((sum) => sum.length > 6 && !ofNext.includes(sum))]
    if (next === 'Kerttu') expect(words.length).toBeGreaterThan(people.length)
    expect(tracesOf(words)).toEqual(expect.arrayContaining([people[0]]))

    const seen = watchTraces(words)
    await end()
    await at('/login')
    await usernameField()
    expect(await screen.findByRole('button', { name: m.login_open_continue() })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: m.menu_label() })).toBeNull()
    sent.length = 0
    // Triggers the session check, which must not restore the other login either.
    dispatchEvent(new Event('focus'))
    await userEvent.hover(screen.getByRole('link', { name: m.app_name() }))
    expect(screen.getByRole('button', { name: m.login_open_continue() })).toBeTruthy()
    expect(tracesOf(words)).toEqual([])
    expect(sent.filter(({ headers }) => headers.has('authorization'))).toEqual([])

    await goOn()
    expect(await sumsOn(next)).toEqual(ofNext)
    expect(tracesOf(words)).toEqual([])
    expect(seen()).toEqual([])
  },
)
