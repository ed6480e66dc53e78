// @vitest-environment jsdom
/**
 * A session ends in a tab of a browser in which somebody else is logged in. What may never happen: that the tab goes on
 * as the other one by itself, or that anything of the first one is left in it. With several tabs at once it is played in
 * a browser (tests/e2e/session-next-login.spec.ts).
 */
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { at, homeOf, logInAs, logOut, usernameField } from '../../tests/support/login-pages'
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

/** What the page says beside its charts, which come in their own time. */
function main() {
  const copy = screen.getByRole('main').cloneNode(true) as HTMLElement
  for (const chart of copy.querySelectorAll('[data-slot="chart-place"]')) chart.remove()
  expect(copy.querySelector('[data-slot="skeleton"]')).toBeNull()
  return plain(copy)
}

/** The sums of euros on the home of a user, once all of them are there. */
async function sumsOn(name: string): Promise<string[]> {
  await homeOf(name)
  let before = ''
  // Some sums follow others: the page is whole once it says the same twice.
  await waitFor(
    () => {
      const last = before
      before = main()
      expect(before).toMatch(/\d,\d\d/)
      expect(before).toBe(last)
    },
    { interval: 300 },
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
const tracesOf = (words: readonly string[]) => words.filter((word) => everything().includes(word))

/** Notes each state of the page in which one of the words stands although the session is not the tab's any more. */
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

const logInKept = async () => {
  await logInAs(userEvent.setup(), 'kerttu.makela', { keep: true })
  return sumsOn('Kerttu')
}
/** In another tab, after which this one is looked at again. */
async function logInKeptElsewhere() {
  const tab = await switchTab('/login')
  const sums = await logInKept()
  await switchTab(tab)
  return sums
}
async function impersonate() {
  await visitPortal(LINK)
  await userEvent.click(await screen.findByRole('button', { name: m.impersonation_continue() }))
}
const endImpersonation = async () =>
  userEvent.click(
    within(screen.getByRole('region', { name: m.impersonation_label() })).getByRole('button', {
      name: m.impersonation_end(),
    }),
  )

interface Way {
  name: string
  /** Whose data the tab shows before the end. */
  first: 'Aino' | 'Outi'
  /** Whom the tab goes on as, always by something that the user does. */
  next: 'Aino' | 'Kerttu'
  /** Brings the tab to the first user's home, and the other login into the browser. @returns the next user's sums */
  open: () => Promise<string[]>
  end: () => Promise<unknown>
  goOn: () => Promise<unknown>
}

const byPress = () => userEvent.click(screen.getByRole('button', { name: m.login_open_continue() }))
const byReload = () => reloadPortal()
const byLink = () => userEvent.click(screen.getByRole('link', { name: m.app_name() }))

const WAYS: Way[] = [
  {
    name: 'the end of an impersonation in the tab of a kept login',
    first: 'Outi',
    next: 'Kerttu',
    open: async () => {
      await openPortal('/login')
      const sums = await logInKept()
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
    open: async () => {
      await openPortal('/login')
      const sums = await logInKept()
      await switchTab('/help')
      await impersonate()
      return sums
    },
    end: () => logOut(userEvent.setup()),
    goOn: byLink,
  },
  {
    name: 'the expiry of a session while another tab keeps another user',
    first: 'Aino',
    next: 'Kerttu',
    open: async () => {
      await openPortal('/', 'aino.virtanen')
      return logInKeptElsewhere()
    },
    // The next read of what can be loaded is refused, and so is the refresh after it; no home reads that.
    end: async () => {
      await plan('listLoadableBenefits!:401:unauthorized', 'refreshSession!:400:invalid_grant')
      const menu = within(screen.getByRole('navigation', { name: m.menu_label() }))
      await userEvent.click(menu.getByRole('link', { name: m.menu_load_benefit() }))
    },
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
      await logInKeptElsewhere()
      return sums
    },
    end: endImpersonation,
    goOn: byPress,
  },
]

test.each(WAYS)(
  '$name: the login is shown, nothing of $first, and $next only when asked for [SES-13] [SES-14] [SES-31]',
  async ({ first, next, open, end, goOn }) => {
    const ofNext = await open()
    const sums = await sumsOn(first)
    // What the next user has as well is no trace of the first.
    const people = first === 'Aino' ? ['Aino', 'Virtanen', 'aino.virtanen'] : ['Outi', 'Heinonen', 'outi.heinonen']
    const words = [...people, ...sums.filter((sum) => !ofNext.includes(sum))]
    if (next === 'Kerttu') expect(words.length).toBeGreaterThan(people.length)
    expect(tracesOf(words)).toEqual(expect.arrayContaining([people[0]]))

    const seen = watchTraces(words)
    await end()
    await at('/login')
    await usernameField()
    expect(await screen.findByRole('button', { name: m.login_open_continue() })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: m.menu_label() })).toBeNull()
    sent.length = 0
    // What every check of the session does must not enter either.
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
