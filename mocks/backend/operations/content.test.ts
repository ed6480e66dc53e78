import { expect, test } from 'vitest'
import type { Banner, Banners } from '../../../generated/api/model/index.ts'
import { read, startApi } from '../../../tests/support/mock-client.ts'
import { bannersAt } from '../../content/banners.ts'
import { isOpen, nextChristmas, nextMaintenance, written } from '../../content/windows.ts'

const shownOn = (banners: Banner[], day: string, locale: string) =>
  banners.filter(
    (banner) => banner.locale === locale && (banner.shownFrom ?? day) <= day && day <= (banner.shownUntil ?? day),
  )

test('serves the content files without a login', async () => {
  const { guest } = startApi()
  expect((await guest.get('/content/feature-flags.json')).body).toEqual({
    enableLoadingType: true,
    enableDailyLoadExtension: true,
    enableRecurringLoad: true,
    enableScheduledLoad: true,
    disableReCaptcha: true,
  })
  expect((await guest.get('/content/maintenance.json')).body).toMatchObject({
    from: '2026-03-14T20:00:00Z',
    to: '2026-03-15T04:00:00Z',
    title: { fi: 'Palvelussa on huoltokatko', en: 'The service is under maintenance' },
  })
  expect((await guest.get('/content/banners.json')).status).toBe(200)
  const notices = await guest.get('/content/notices.json')
  expect(read(notices, 'homeNotification')).toMatchObject({ id: 'notice-2024-08', shownUntil: '2024-08-28' })
  expect(read(notices, 'editingDisabled')).toEqual([{ from: '2026-03-14T20:00:00Z', to: '2026-03-15T04:00:00Z' }])
  expect(read(notices, 'addingContactsDisabled')).toEqual([
    { from: '2026-12-23T22:00:00Z', to: '2026-12-26T22:00:00Z' },
  ])
})

test('has news in both languages every day, and a promotion until the last order day before Christmas [HOM-05]', () => {
  for (let day = Date.parse('2026-01-01T12:00:00Z'); day <= Date.parse('2026-12-31T12:00:00Z'); day += 86_400_000) {
    const { news, promotions }: Banners = bannersAt(day)
    const today = new Date(day).toISOString().slice(0, 10)
    const counts = ['fi', 'en'].map((locale) => [
      shownOn(news, today, locale).length,
      shownOn(promotions, today, locale).length,
    ])
    expect(counts[0]).toEqual(counts[1])
    expect(counts[0]?.[0]).toBe(3)
    // No promotion between the last order day before Christmas and the new year.
    const isPromoted = today >= '2026-01-07' && today <= '2026-12-11'
    expect([today, counts[0]?.[1]]).toEqual([today, isPromoted ? 1 : 0])
    expect(promotions.length).toBeGreaterThan(shownOn(promotions, today, 'fi').length * 2)
  }
})

test('shows the amounts of the current year in banners', () => {
  const texts = ({ news, promotions }: Banners) => [...news, ...promotions].map(({ text }) => text)
  const in2025 = texts(bannersAt(Date.parse('2025-05-05T09:00:00Z')))
  expect(in2025).toContain('Vuonna 2025 lounasetua voi ladata 8,60–13,70\u00a0€ työpäivää kohti.')
  expect(in2025).toContain(
    'The commuting benefit pays for tickets to work, tax-free up to 3\u00a0400\u00a0€ per employee per year.',
  )
})

test('schedules maintenance on the second Saturday night of a month, in summer and winter time', () => {
  const at = (text: string) => written(nextMaintenance(Date.parse(text)))
  expect(at('2026-08-01T00:00:00Z')).toEqual({ from: '2026-08-08T19:00:00Z', to: '2026-08-09T03:00:00Z' })
  expect(at('2026-03-15T03:59:59Z')).toEqual({ from: '2026-03-14T20:00:00Z', to: '2026-03-15T04:00:00Z' })
  expect(at('2026-03-15T04:00:00Z')).toEqual({ from: '2026-04-11T19:00:00Z', to: '2026-04-12T03:00:00Z' })
  expect(at('2026-12-20T00:00:00Z').from).toBe('2027-01-09T20:00:00Z')
  expect(written(nextChristmas(Date.parse('2026-12-26T22:00:00Z'))).from).toBe('2027-12-23T22:00:00Z')
})

test('includes the start of a window and excludes its end', () => {
  const window = { from: '2026-03-14T20:00:00Z', to: '2026-03-15T04:00:00Z' }
  const open = (text: string, windows = [window]) => isOpen(windows, Date.parse(text))
  expect(open('2026-03-14T19:59:59Z')).toBe(false)
  expect(open('2026-03-14T20:00:00Z')).toBe(true)
  expect(open('2026-03-15T03:59:59Z')).toBe(true)
  expect(open('2026-03-15T04:00:00Z')).toBe(false)
  expect(isOpen([{ from: '2026-03-02T06:00:00Z' }], Date.parse('2030-01-01T00:00:00Z'))).toBe(true)
  expect(isOpen([], Date.parse('2030-01-01T00:00:00Z'))).toBe(false)
})
