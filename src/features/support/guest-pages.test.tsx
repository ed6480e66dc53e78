// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { recordServerTime } from '@/values/dates/clock'
import { expectAccessible } from '../../../tests/support/accessible'
import { onTheWay, openPortal, plain, plan, reloadPortal, usePortal } from '../../../tests/support/portal-test-bed'

usePortal()

const CONTENT = 'GET /content/maintenance.json'

const says = (text: string) => waitFor(() => expect(plain(screen.getByRole('main'))).toContain(plain(text)))

test('help is open to guests, in both languages, also without its content [NAV-06]', async () => {
  await plan('readNotices!:500:internal_error')
  const { user, router } = await openPortal('/help')
  await says(m.help_unavailable_title())
  await says(m.help_q_password())
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  const contact = (await screen.findAllByRole('link', { name: /asiakaspalvelu@etuportaali\.example/ }))[0]
  expect(contact?.getAttribute('href')).toBe('mailto:asiakaspalvelu@etuportaali.example')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'In English' }))
  await waitFor(() => expect(router.history.location.href).toBe('/en/help'))
  expect((await screen.findByRole('link', { name: /^Employer’s guide/ })).getAttribute('href')).toBe(
    'https://tuki.etuportaali.example/en/employer',
  )
})

test('maintenance is open to guests, in both languages, also without its content [NAV-06]', async () => {
  const { user, router } = await openPortal('/maintenance')
  await says('Teemme palveluun päivityksiä')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'In English' }))
  await waitFor(() => expect(router.history.location.href).toBe('/en/maintenance'))
  await says('We’re updating the service, so it isn’t available during maintenance.')
})

test('upcoming maintenance is not shown as in progress [NAV-06]', async () => {
  const hour = 3_600_000
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const content = { title: { fi: 'Huoltokatko nyt', en: 'Maintenance now' }, text: [], links: [] }
  onTheWay[CONTENT] = async () => Response.json({ ...content, from: at(1), to: at(3) })
  await openPortal('/maintenance')
  await screen.findByRole('heading', { level: 1, name: m.maintenance_planned_title() })
  onTheWay[CONTENT] = async () => Response.json({ ...content, from: at(-1), to: at(3) })
  await reloadPortal()
  await screen.findByRole('heading', { level: 1, name: 'Huoltokatko nyt' })
  // This browser's clock is two hours ahead of the server's: for the server the maintenance begins in an hour.
  recordServerTime(Date.now() - 2 * hour, Date.now())
  onTestFinished(() => recordServerTime(Date.now(), Date.now()))
  await reloadPortal()
  await screen.findByRole('heading', { level: 1, name: m.maintenance_planned_title() })
})

test('without its content file the maintenance page shows a default text [NAV-06]', async () => {
  await plan('readMaintenanceContent:500:internal_error')
  await openPortal('/maintenance')
  await says(m.maintenance_text())
})

test.each([
  ['/not-found', ''],
  ['/en/no-such-page', '/en'],
])('%s leads guests to login and help [NAV-05]', async (path, prefix) => {
  await openPortal(path)
  const notice = await within(screen.getByRole('main')).findByRole('alert')
  expect(notice.querySelector(`a[href="${prefix}/login"]`)).not.toBeNull()
  expect(notice.querySelector(`a[href="${prefix}/help"]`)).not.toBeNull()
})
