/**
 * Clicks and keystrokes at 10 000 employees: sort, search, quick search, choosing employees of a load, validation of pasted
 * rows. The baseline is plain React or plain functions doing the same work.
 */
import { onPage, type Session } from './fresh-page.ts'
import { importTable } from './import-table.ts'
import { type Both, interactionTimes, onBoth, openingTime, paste, runTime } from './measure-interaction.ts'

export type Measured = { what: string; portal: number; floor: number; most: number }

/** Each search shows other rows than the one before. */
const SEARCHES = ['virta', 'korho', 'mäki', 'niemi', 'lah', 'virtanen', 'kos', 'hei', 'rau']
const AMOUNTS = ['10', '11', '12', '13', '14', '15', '16', '17', '18']
const ROWS = 10_000

/** The list of employees: sorting and searching, compared with the same cells and a plain sort and filter. */
async function list(both: Both): Promise<Measured[]> {
  const sort = { target: 'th button', watch: 'main tbody, #root > table > tbody' }
  const search = { watch: sort.watch, texts: SEARCHES }
  return [
    { what: 'sort 10 000 rows, ms', ...(await interactionTimes(both, sort, sort)), most: 1.3 },
    {
      what: 'search 10 000 rows, ms',
      ...(await interactionTimes(both, { ...search, target: 'input' }, { ...search, target: 'search input' })),
      most: 1.3,
    },
  ]
}

/** The quick search over that list: the time to open, and a search compared with the list's own. */
async function palette(both: Both): Promise<Measured[]> {
  const open = { target: 'header button[aria-keyshortcuts]', watch: 'dialog[data-slot=palette]' }
  const opener = both.portal.locator(open.target)
  const option = both.portal.locator('dialog [role=option]').first()
  // Hovering the button loads the code; the search texts are normalised in idle time after the first opening.
  await opener.click()
  await option.waitFor()
  const close = async () => {
    await both.portal.keyboard.press('Escape')
    await option.waitFor({ state: 'detached' })
  }
  await close()
  const openMs = await openingTime(both.portal, open, close)
  await opener.click()
  const search = await interactionTimes(
    both,
    { target: 'input', watch: '#root > table > tbody', texts: SEARCHES },
    { target: 'input[role=combobox]', watch: open.watch, texts: SEARCHES },
  )
  return [
    { what: 'palette: open, ms (to 100)', portal: openMs, floor: 100, most: 1 },
    { what: 'palette: search 10 000 employees, ms', ...search, most: 1.3 },
  ]
}

/** A load to 10 000 employees: choose all, change the amount, turn the page. */
async function topUp(floor: string, portal: string, session: Session): Promise<Measured[]> {
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
        { what: 'load: choose 10 000, ms', ...(await measure('all')), most: 1.3 },
        { what: 'load: change the amount, ms', ...(await measure('amount')), most: 1.3 },
        { what: 'load: turn the page, ms', ...(await measure('page')), most: 1.3 },
      ]
    },
  )
}

/** 10 000 pasted rows: time of the validators alone, and the longest time without a frame. */
async function importing(floor: string, portal: string, session: Session): Promise<Measured[]> {
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
    return runTime(page.getByRole('button', { name: 'Tarkista rivit' }), 'main dl')
  })
  return [
    { what: 'import: check 10 000 rows, ms', portal: own.tookMs, floor: alone, most: 2 },
    { what: 'import: longest time without a frame, ms (to 100)', portal: own.longestPauseMs, floor: 100, most: 1 },
  ]
}

/** @returns the lines of the report. `sites` are the origins of the pages, `sessions` the stored session of each. */
export async function measureInteractions(
  sites: { portal: string; table: string; topUp: string; import: string },
  { large, established }: { large: Session; established: Session },
): Promise<Measured[]> {
  const rows = { ready: 'tbody tr:not([data-skeleton])', session: large }
  const onLists = (act: (both: Both) => Promise<Measured[]>) =>
    onBoth({ url: sites.table, ...rows }, { url: `${sites.portal}/beneficiaries`, ...rows }, act)
  return [
    ...(await onLists(list)),
    ...(await onLists(palette)),
    ...(await topUp(sites.topUp, sites.portal, large)),
    ...(await importing(sites.import, sites.portal, established)),
  ]
}
