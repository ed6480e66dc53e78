import { m } from '../../generated/messages/messages.js'
import { expect, expectAccessible, openAs, test, watchRequests } from './portal-test'
import { goTo, rows } from './screens'

// Without animations, because axe must not measure contrast while a panel moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PATH = '/load-account/requested-loads'

test('a request is rejected once by keyboard, after a confirmation that Escape cancels; narrow screens have cards [REQ-03] [FMT-10]', async ({
  page,
}) => {
  const sent = watchRequests(page, ({ method, path }) =>
    method === 'POST' && path.startsWith('/api/requested-loads/reject/') ? path : undefined,
  )
  const dialog = page.getByRole('dialog', { name: m.requests_reject_title() })
  const confirm = dialog.getByRole('button', { name: m.requests_reject_confirm() })
  const reject = rows(page).first().getByRole('button')
  await page.clock.setFixedTime('2026-11-20T12:00:00+02:00')
  await openAs(page, PATH, { as: 'kerttu.makela', faults: ['rejectRequestedLoad!:500:internal_error'] })
  await expect(rows(page)).toHaveCount(4)
  await reject.focus()
  await page.keyboard.press('Enter')
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reject).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText(m.requests_reject_unknown())
  await expectAccessible(page)
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.dblclick()
  await expect(page.getByRole('region', { name: m.notifications_label() })).toContainText(
    m.requests_rejected({ name: 'Inka Salonen', amount: '182,00\u00a0€' }),
  )
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows(page)).toHaveCount(3)
  expect(sent).toHaveLength(2)
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 800 })
  await goTo(page, `/en${PATH}`)
  await expect(rows(page).first()).toHaveCSS('display', 'flex')
  await expect(reject).toContainText(m.requests_reject({}, { locale: 'en' }))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
