/**
 * Clicks and keystrokes at 10 000 employees: sort, search, quick search, choosing employees of a load, validation of pasted
 * rows. The baseline is plain React or plain functions doing the same work.
 */
import type { Page } from '@playwright/test'
import { personalId } from '../../mocks/values/identifiers.ts'
import type { Sessions } from './bench-api.ts'
import { atMost, type Figure, median, ratio } from './figures.ts'
import { onPage, type Session } from './fresh-page.ts'
import { actTime, type Both, interactionTimes, onBoth, PRESSES, paste } from './measure-interaction.ts'
import type { Sites } from './sites.ts'

/** Each search shows other rows than the one before. */
const SEARCHES = ['virta', 'korho', 'mäki', 'niemi', 'lah', 'virtanen', 'kos', 'hei', 'rau']
const AMOUNTS = ['10', '11', '12', '13', '14', '15', '16', '17', '18']
const ROWS = 10_000

/** The list of employees: sorting and searching, compared with the same cells and a plain sort and filter. */
async function list(both: Both): Promise<Figure[]> {
  const sort = { target: 'th button', watch: 'main tbody, #root > table > tbody' }
  const search = { watch: sort.watch, texts: SEARCHES }
  return [
    ratio('sort 10 000 rows, ms', ...(await interactionTimes(both, sort, sort)), 1.3),
    ratio(
      'search 10 000 rows, ms',
      ...(await interactionTimes(both, { ...search, target: 'input' }, { ...search, target: 'search input' })),
      1.3,
    ),
  ]
}

/** Opens the quick search over that list. */
async function palette(portal: Page): Promise<Figure[]> {
  const open = { target: 'header button[aria-keyshortcuts]', watch: 'dialog[data-slot=palette]' }
  const option = portal.locator('dialog [role=option]').first()
  const times: number[] = []
  for (let press = -1; press < PRESSES; press += 1) {
    const { tookMs } = await actTime(portal, open)
    // The first opening loads the code, and the search texts are normalised in idle time after it.
    if (press >= 0) times.push(tookMs)
    await option.waitFor()
    await portal.keyboard.press('Escape')
    await option.waitFor({ state: 'detached' })
  }
  return [atMost('palette: open, ms', median(times), 100)]
}

/** A load to 10 000 employees: choose all, change the amount, turn the page. */
async function topUp(floor: string, portal: string, session: Session): Promise<Figure[]> {
  const acts = {
    floor: {
      all: { target: '#all', watch: 'tbody' },
      amount: { target: '#amount', watch: 'output', texts: AMOUNTS },
      page: { target: '#next', watch: 'tbody' },
    },
    portal: {
      all: { target: 'thead input[type=checkbox]', watch: 'main tbody' },
      amount: { target: 'input[name=amount]', watch: 'main dl', texts: AMOUNTS },
      page: { target: '[data-slot=pagination] li:last-child button', watch: 'main tbody' },
    },
  }
  return onBoth(
    { url: floor, ready: 'tbody tr', session },
    { url: `${portal}/load-benefit`, ready: 'main form', session },
    async (both) => {
      await both.portal.locator('input[type=radio][value=recreational]').first().check()
      await both.portal.locator(acts.portal.all.target).waitFor()
      const measure = (act: keyof typeof acts.floor) => interactionTimes(both, acts.floor[act], acts.portal[act])
      // An odd number of clicks on "choose all" leaves all chosen when the amount changes.
      return [
        ratio('load: choose 10 000, ms', ...(await measure('all')), 1.3),
        ratio('load: change the amount, ms', ...(await measure('amount')), 1.3),
        ratio('load: turn the page, ms', ...(await measure('page')), 1.3),
      ]
    },
  )
}

/** A personal identity code for each index below 31 000. */
const personalIdOf = (index: number) =>
  personalId(
    { day: (index % 28) + 1, month: (Math.floor(index / 28) % 12) + 1, year: 1900 + (Math.floor(index / 336) % 92) },
    955,
  )

const HEADINGS = 'Sukunimi\tEtunimi\tSähköposti\tHenkilötunnus\tTyösuhde\tHenkilönumero\tAlkupäivä\tEdut'

/** Rows for the validators, and as clipboard text. Every hundredth has an invalid personal identity code. */
function importTable(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    cells: {
      lastName: 'Rautio',
      firstName: 'Sanni',
      emailAddress: `sanni.${index}@yritys.example`,
      personalId: index % 100 === 99 ? '010203A904X' : personalIdOf(index),
      employeeType: 'kokoaikainen',
      employeeNumber: `b${index}`,
      startOfBenefit: '1.12.2026',
      benefits: 'lounas',
    },
  }))
  const lines = rows.map(({ cells }) => Object.values(cells).join('\t'))
  return { rows, text: [HEADINGS, ...lines].join('\n') }
}

/** 10 000 pasted rows: time of the validators alone, and the longest time without a frame. */
async function importing(floor: string, portal: string, session: Session): Promise<Figure[]> {
  const { rows, text } = importTable(ROWS)
  const alone = await onPage({ url: floor, ready: 'h1', session }, (page) =>
    page.evaluate((given) => {
      // The first run warms up the engine in both.
      const checked = window.benchCheck?.(given)
      if (!checked || checked.good < given.length * 0.98) throw new Error(`only ${checked?.good} rows are good`)
      return checked.tookMs
    }, rows),
  )
  const own = await onPage({ url: `${portal}/beneficiaries/import`, ready: 'main textarea', session }, async (page) => {
    await paste(page, 'main textarea', text)
    await page.locator('main select').first().waitFor()
    return actTime(page, { target: 'main button:text("Tarkista rivit")', watch: 'main dl' })
  })
  return [
    ratio('import: check 10 000 rows, ms', own.tookMs, alone, 2),
    atMost('import: longest time without a frame, ms', own.longestPauseMs, 100),
  ]
}

export async function measureInteractions(sites: Sites, { large, established }: Sessions): Promise<Figure[]> {
  const rows = { ready: 'tbody tr:not([data-skeleton])', session: large }
  const employees = { url: `${sites.portal}/beneficiaries`, ...rows }
  return [
    ...(await onBoth({ url: sites.table, ...rows }, employees, list)),
    ...(await onPage(employees, palette)),
    ...(await topUp(sites['top-up'], sites.portal, large)),
    ...(await importing(sites.import, sites.portal, established)),
  ]
}
