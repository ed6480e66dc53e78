import { read as readBook, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { type Client, refusal, startApi } from '../../../tests/support/mock-client.ts'

const deduction = {
  benefit: 'Lunch',
  columns: { lastName: true, firstName: true, SSN: true, loadMonth: true, sumOfLoads: true, wageType: true },
  wageType: '334',
  loadStatuses: ['Fulfilled'],
  startDate: '2026-01-01',
  endDate: '2026-02-28',
  downloadAs: 'csv',
}
const external = {
  columns: [
    { id: 'loadDate', group: 'loads', active: true },
    { id: 'lastName', group: 'employeeData', active: true },
    { id: 'benefitType', group: 'benefits', active: true },
    { id: 'loadAmount', group: 'loads', active: true },
    { id: 'SSN', group: 'employeeData', active: false },
  ],
  dataScope: { employeeData: true, benefits: false, loads: true },
  benefits: ['Lunch', 'Recreational'],
  startDate: '2025-09-01',
  endDate: '2026-03-10',
  loadStatuses: ['Fulfilled'],
  downloadAs: 'csv',
}

const linesOf = async (client: Client, path: string, body: object) => {
  const { status, response } = await client.post(path, body)
  expect(status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/csv')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n')
}

test('makes a deduction report with a row per employee and month, as csv for Excel [MCK-08] [DWN-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const [heading, ...rows] = await linesOf(aino, '/api/deduction-reports', deduction)
  expect(heading).toBe('Etunimi;Sukunimi;Henkilötunnus;Lataukset yhteensä;Latauskuukausi;Palkkalaji')
  expect(rows.length).toBeGreaterThan(40)
  const pattern = /^[^;]+;[^;]+;\d{6}[-+A-Z]9\d{2}[0-9A-Y];\d+,\d{2};0[12]\.2026;334$/
  expect(rows.filter((row) => !pattern.test(row))).toEqual([])
  const keys = rows.map((row) => {
    const cells = row.split(';')
    return `${cells[4]} ${cells[2]}`
  })
  expect(new Set(keys).size).toBe(keys.length)
  const expected = await api.inDb((db) =>
    db.topUps
      .all('c-1')
      .filter(({ benefitType, createdAt }) => {
        const month = new Date(createdAt).toISOString().slice(0, 7)
        return benefitType === 'lunch' && (month === '2026-01' || month === '2026-02')
      })
      .reduce((sum, row) => sum + row.amount * row.items.length, 0),
  )
  const sum = rows.reduce((total, row) => total + Math.round(Number(row.split(';')[3]?.replace(',', '.')) * 100), 0)
  expect(sum).toBe(expected)
})

test('makes an xls workbook with numeric cells [MCK-08]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const { response } = await aino.post('/api/deduction-reports', { ...deduction, downloadAs: 'xls' })
  expect(response.headers.get('Content-Type')).toBe('application/vnd.ms-excel')
  expect(response.headers.get('Content-Disposition')).toContain('lounasvahennys-2026-01-01_2026-02-28.xls')
  const bytes = new Uint8Array(await response.arrayBuffer())
  // The signature of Excel 97–2004 files.
  expect(bytes.slice(0, 8)).toEqual(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  const book = readBook(bytes)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
  expect(rows[0]).toEqual([
    'Etunimi',
    'Sukunimi',
    'Henkilötunnus',
    'Lataukset yhteensä',
    'Latauskuukausi',
    'Palkkalaji',
  ])
  expect(typeof rows[1]?.[3]).toBe('number')
  // A month is a date formatted as a month: January is day 46023 of a spreadsheet.
  expect(rows[1]?.[4]).toBe(46_023)
  // Each column is at least as wide as its heading.
  const [styled] = Object.values(readBook(bytes, { cellStyles: true }).Sheets)
  for (const [at, heading] of (rows[0] as string[]).entries()) {
    expect(styled?.['!cols']?.[at]?.wch).toBeGreaterThanOrEqual(heading.length)
  }
  expect(sheet?.D2?.w).toMatch(/^\d[\d,]*\.\d\d$/)
})

test('refuses invalid periods, columns and benefits [DWN-03]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const codes = async (more: object) => refusal(await aino.post('/api/deduction-reports', { ...deduction, ...more }))
  expect(await codes({ startDate: '2024-08-31' })).toEqual([400, 'start_date_too_early at startDate'])
  expect(await codes({ endDate: '2026-03-11' })).toEqual([400, 'end_date_too_late at endDate'])
  expect(await codes({ startDate: '2026-03-01' })).toEqual([400, 'invalid_date_range at startDate'])
  expect(await codes({ columns: { firstName: false } })).toEqual([400, 'no_columns at columns'])
  expect(await codes({ wageType: false })).toEqual([400, 'wage_type_required at wageType'])
  const niko = await api.logIn('niko.rautio')
  expect(refusal(await niko.post('/api/deduction-reports', deduction))).toEqual([409, 'benefit_not_active at benefit'])
})

test('makes the income register report for transport, empty without loads', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const body = { ...deduction, benefit: 'Transport', columns: { lastName: true, sumOfUsage: true }, wageType: false }
  const path = '/api/income-register-reports'
  const year = await linesOf(aino, path, { ...body, startDate: '2025-03-10', endDate: '2026-03-10' })
  expect(year[0]).toBe('Sukunimi;Käyttö yhteensä')
  expect(year.length).toBeGreaterThan(10)
  expect(await linesOf(aino, path, { ...body, startDate: '2026-03-10', endDate: '2026-03-10' })).toEqual([
    'Sukunimi;Käyttö yhteensä',
  ])
})

test('makes the external report with the columns of its scope, in order, by date [DWN-04] [DWN-09]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const [heading, ...rows] = await linesOf(aino, '/api/external-reports', external)
  expect(heading).toBe('Latauspäivä;Sukunimi;Latauksen summa')
  const dates = rows.map((row) => row.slice(0, 10).split('.').toReversed().join('-'))
  expect(dates).toEqual(dates.toSorted())
  const codes = async (more: object) => refusal(await aino.post('/api/external-reports', { ...external, ...more }))
  expect(await codes({ benefits: [] })).toEqual([400, 'no_benefits at benefits'])
  expect(await codes({ dataScope: { employeeData: false, benefits: true, loads: true } })).toEqual([
    400,
    'no_columns at columns',
  ])
  expect(await codes({ columns: [{ id: 'SSN', group: 'loads', active: true }] })).toEqual([
    400,
    'validation_failed',
    'field_invalid at columns.group[0]',
  ])
  expect(await codes({ startDate: '2024-08-01' })).toEqual([400, 'start_date_too_early at startDate'])
})

test('escapes formulas in report texts', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const rows = await linesOf(aino, '/api/deduction-reports', { ...deduction, wageType: '=1+1;"x"' })
  expect(rows[1]?.endsWith(`;"'=1+1;""x"""`)).toBe(true)
})

test('makes two rows for a load and a request of another month in the same month [DWN-10] [REQ-02]', async () => {
  const api = startApi()
  const aino = await api.logIn('aino.virtanen')
  const columns = { lastName: true, sumOfLoads: true, loadMonth: true, requestMonth: true }
  const body = { ...deduction, columns, wageType: false, startDate: '2026-02-01', endDate: '2026-02-28' }
  const before = await linesOf(aino, '/api/deduction-reports', body)
  // An employee loaded in February requested a load for March in that month.
  await api.inDb((db) => {
    const load = db.topUps
      .all('c-1')
      .find(({ benefitType, createdAt }) => benefitType === 'lunch' && new Date(createdAt).getUTCMonth() === 1)
    const request = db.requestedLoads.all('c-1')[0]
    if (!load || !request) throw new Error('no load in February')
    const { employeeId = '' } = load.items[0] ?? {}
    db.requestedLoads.put('c-1', {
      ...request,
      employeeId,
      amount: 27_300,
      requestMonth: '2026-03-01',
      state: 'fulfilled',
      handledAt: load.createdAt,
    })
  })
  const after = await linesOf(aino, '/api/deduction-reports', body)
  expect(after).toHaveLength(before.length + 1)
  expect(after.filter((row) => row.endsWith(';273,00;02.2026;03.2026'))).toHaveLength(1)
})
