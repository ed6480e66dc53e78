/**
 * Clicks and keystrokes at 10 000 employees: quick search, sort, search, choosing employees of a load, validation of pasted
 * rows. The baseline is plain React or plain functions doing the same work.
 */
import { personalId } from '../../mocks/values/identifiers.ts'
import { atMost, ratio } from './figures.ts'
import { onPage, type Session } from './fresh-page.ts'
import { actTime, interactionTimes, onBoth } from './measure-interaction.ts'

const ROWS = 'tbody tr:not([data-skeleton])'
/** Each search shows other rows than the one before. */
const SEARCHES = ['virta', 'korho', 'mäki', 'niemi', 'lah', 'virtanen', 'kos', 'hei', 'rau']
const AMOUNTS = ['10', '11', '12', '13', '14', '15', '16', '17', '18']

/** The list of employees: the quick search over it; sorting and searching, compared with a plain sort and filter. */
const list = (origin: string, session: Session) =>
  onBoth(
    { url: `${origin}/floors/table`, ready: ROWS, session, calls: ['/api/company-beneficiaries'] },
    { url: `${origin}/beneficiaries`, ready: ROWS, session },
    async (both) => {
      const option = both.portal.locator('dialog [role=option]').first()
      const [open] = await interactionTimes(
        { portal: both.portal },
        {
          target: 'header button[aria-keyshortcuts]',
          watch: 'dialog[data-slot=palette]',
          undo: async (portal) => {
            await option.waitFor()
            await portal.keyboard.press('Escape')
            await option.waitFor({ state: 'detached' })
          },
        },
      )
      const sort = { target: 'th button', watch: 'tbody' }
      const search = { target: 'search input, #root > input', watch: 'tbody', texts: SEARCHES }
      return [
        atMost('palette: open, ms', open, 100),
        ratio('sort 10 000 rows, ms', ...(await interactionTimes(both, sort)), 1.3),
        ratio('search 10 000 rows, ms', ...(await interactionTimes(both, search)), 1.3),
      ]
    },
  )

/** A load to 10 000 employees: choose all, change the amount, turn the page. */
const topUp = (origin: string, session: Session) =>
  onBoth(
    {
      url: `${origin}/floors/top-up`,
      ready: 'tbody tr',
      session,
      calls: ['/api/top-up-load/employees-top-ups/recreational'],
    },
    {
      url: `${origin}/load-benefit`,
      ready: 'thead input',
      session,
      act: (page) => page.locator('input[type=radio][value=recreational]').first().check(),
    },
    async (both) => {
      const all = { target: 'thead input', watch: 'tbody' }
      const amount = { target: 'input[name=amount]', watch: 'main dl, #root > output', texts: AMOUNTS }
      const next = { target: '[data-slot=pagination] li:last-child button, #next', watch: 'tbody' }
      // An odd number of clicks on "choose all" leaves all chosen when the amount changes.
      return [
        ratio('load: choose 10 000, ms', ...(await interactionTimes(both, all)), 1.3),
        ratio('load: change the amount, ms', ...(await interactionTimes(both, amount)), 1.3),
        ratio('load: turn the page, ms', ...(await interactionTimes(both, next)), 1.3),
      ]
    },
  )

/** A personal identity code for each index below 31 000. */
const personalIdOf = (index: number) =>
  personalId(
    { day: (index % 28) + 1, month: (Math.floor(index / 28) % 12) + 1, year: 1900 + (Math.floor(index / 336) % 92) },
    955,
  )

const HEADINGS = 'Sukunimi\tEtunimi\tSähköposti\tHenkilötunnus\tTyösuhde\tHenkilönumero\tAlkupäivä\tEdut'

/** Rows for the validators. Every hundredth has an invalid personal identity code. */
const importRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
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

/** 10 000 imported rows: time of the validators alone, and the longest time without a frame. */
async function importing(origin: string, session: Session) {
  const rows = importRows(10_000)
  const calls = ['/api/company-beneficiaries', '/api/company/benefit-groups']
  const alone = await onPage({ url: `${origin}/floors/import`, ready: 'html', session, calls }, (page) =>
    page.evaluate(async (given) => {
      // Without a run to warm up, because the portal has none either.
      const { tookMs, good } = await window.benchCheck(given)
      if (good < given.length * 0.98) throw new Error(`only ${good} rows are good`)
      return tookMs
    }, rows),
  )
  const lines = rows.map(({ cells }) => Object.values(cells).join('\t'))
  const buffer = Buffer.from([HEADINGS, ...lines].join('\n'))
  const own = await onPage({ url: `${origin}/beneficiaries/import`, ready: 'main textarea', session }, async (page) => {
    await page.locator('main input[type=file]').setInputFiles({ name: 'rows.txt', mimeType: 'text/plain', buffer })
    await page.locator('main select').first().waitFor()
    return actTime(page, { target: 'main button:text("Tarkista rivit")', watch: 'main dl' })
  })
  return [
    ratio('import: check 10 000 rows, ms', own.tookMs, alone, 2),
    atMost('import: longest time without a frame, ms', own.longestPauseMs, 100),
  ]
}

export const measureInteractions = async (origin: string, large: Session, established: Session) => [
  ...(await list(origin, large)),
  ...(await topUp(origin, large)),
  ...(await importing(origin, established)),
]
