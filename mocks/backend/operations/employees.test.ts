import { describe, expect, test } from 'vitest'
import { type Client, read, refusal, startApi } from '../../../tests/support/mock-client.ts'

const PATH = '/api/company-beneficiaries'
const CHECK = `${PATH}/check-SSN`

const sanni = {
  firstName: 'Sanni',
  lastName: 'Rautio',
  emailAddress: 'sanni.rautio@pyynikinpaahtimo.example',
  personalId: '120395-955F',
  employeeType: 'FullTime',
  startOfBenefit: '2026-04-01',
  benefits: [
    { benefitType: 'lunch', groupId: 'g-11' },
    { benefitType: 'recreational', groupId: 'g-12' },
  ],
}
/** Groups of the main company and of another one. */
const [SPORT, TRAVEL, OTHERS] = ['g-12', 'g-13', 'g-6-12']
const EERO = 'e-2001'

interface Row {
  personId: string
  employeeType: string
  employeeNumber?: string
  endOfBenefit?: string
  endOfFunds?: string
  pendingLoadDate?: string
  isNew: boolean
}
const listOf = async (client: Client) => read(await client.get(PATH), 'beneficiaries') as Row[]

async function signedIn(at = '2026-03-10T09:00:00Z') {
  const api = startApi({ at })
  return { api, aino: await api.logIn('aino.virtanen') }
}

/** An update body that changes nothing. */
async function savedOf(client: Client, personId: string): Promise<Record<string, unknown>> {
  const { body } = await client.get(`${PATH}/${personId}`)
  const {
    personalId: _,
    isNew: _new,
    createdAt: _at,
    endOfFunds: _funds,
    pendingLoadDate: _load,
    ...rest
  } = body as {
    [name: string]: unknown
  }
  const { benefitTypes: _types, benefits, ...fields } = rest
  const choices = (benefits as Record<string, unknown>[]).map(({ benefitType, groupId }) => ({ benefitType, groupId }))
  return { ...fields, benefits: choices }
}
const change = async (client: Client, personId: string, changes: object) =>
  client.put(PATH, { ...(await savedOf(client, personId)), ...changes })

/** Finds an employee in the list. */
async function find(client: Client, pick: (row: Row) => boolean): Promise<Row> {
  const found = (await listOf(client)).find(pick)
  if (!found) throw new Error('no such employee')
  return found
}
const invalid = (field: string) => [400, 'validation_failed', `field_invalid at ${field}`]
const required = (field: string) => [400, 'validation_failed', `field_required at ${field}`]
const isWaiting = ({ pendingLoadDate }: Row) => pendingLoadDate !== undefined

test('allows only signatories, and only employees of the own company', async () => {
  const { api, aino } = await signedIn()
  const manager = await api.logIn('paivi.nurmi')
  const kerttu = await api.logIn('kerttu.makela')
  expect((await api.guest.get(PATH)).status).toBe(401)
  for (const answer of [
    await manager.get(PATH),
    await manager.get(`${PATH}/${EERO}`),
    await manager.post(PATH, sanni),
    await manager.put(PATH, await savedOf(aino, EERO)),
    await manager.post(CHECK, { personalId: sanni.personalId }),
  ]) {
    expect(refusal(answer)).toEqual([403, 'access_denied'])
  }
  expect(refusal(await kerttu.get(`${PATH}/${EERO}`))).toEqual([404, 'employee_not_found'])
  expect(refusal(await kerttu.put(PATH, { ...(await savedOf(aino, EERO)), benefits: [] }))).toEqual([404, 'not_found'])
  const own = await listOf(kerttu)
  expect(own).toHaveLength(14)
  const all = new Set((await listOf(aino)).map(({ personId }) => personId))
  expect(own.filter(({ personId }) => all.has(personId))).toEqual([])
})

test('returns the personal identity code with one employee, but not in the list', async () => {
  const { aino } = await signedIn()
  const list = await aino.get(PATH)
  expect(JSON.stringify(list.body)).not.toContain('140585-912D')
  expect((await aino.get(`${PATH}/${EERO}`)).body).toMatchObject({ firstName: 'Eero', personalId: '140585-912D' })
})

describe('adding', () => {
  test('stores an added employee, who is new for a week and sets isEmployeesSet [EMP-02] [EMP-11] [MCK-02]', async () => {
    const { api, aino } = await signedIn()
    const added = await aino.post(PATH, { ...sanni, employeePercentage: 50, employeeNumber: '9001' })
    expect(added.status).toBe(201)
    const personId = String(read(added, 'personId'))
    expect((await aino.get(`${PATH}/${personId}`)).body).toMatchObject({
      firstName: 'Sanni',
      startOfBenefit: '2026-04-01',
      employeeNumber: '9001',
      // EMP-05: full-time is always 100 %.
      employeePercentage: 100,
      benefits: [
        { benefitType: 'lunch', groupId: 'g-11', maxAmountPerPeriod: 1300 },
        { benefitType: 'recreational', groupId: 'g-12', maxAmountPerPeriod: 40_000 },
      ],
    })
    const isNew = async (client: Client) => (await find(client, (row) => row.personId === personId)).isNew
    expect(await isNew(aino)).toBe(true)
    await api.travel({ days: 7, ms: -1000 })
    expect(await isNew(await api.logIn('aino.virtanen'))).toBe(true)
    await api.travel({ ms: 2000 })
    expect(await isNew(await api.logIn('aino.virtanen'))).toBe(false)
    // The first one of a new customer.
    const niko = await api.logIn('niko.rautio')
    expect((await niko.get('/api/user/details')).body).toMatchObject({ isEmployeesSet: false })
    expect((await niko.post(PATH, { ...sanni, benefits: [] })).status).toBe(201)
    expect((await niko.get('/api/user/details')).body).toMatchObject({ isEmployeesSet: true, isBenefitsSet: false })
    expect(await listOf(niko)).toHaveLength(1)
  })

  test.each<[string, object, (string | number)[]]>([
    [
      'a personal id with a wrong check character',
      { personalId: '120395-955A' },
      [400, 'invalid_personal_id at personalId'],
    ],
    ['the 30th of February', { personalId: '300295-9554' }, [400, 'invalid_personal_id at personalId']],
    ['a personal id of an employee', { personalId: '140585-912d' }, [409, 'personal_id_already_exists at personalId']],
    ['a taken employee number', { employeeNumber: '101' }, [409, 'employee_number_already_exists at employeeNumber']],
    ['an end in the past', { endOfBenefit: '2026-03-09' }, invalid('endOfBenefit')],
    ['an end before the start', { endOfBenefit: '2026-03-31' }, invalid('endOfBenefit')],
    ['on hold', { employeeType: 'Onhold' }, invalid('employeeType')],
    ['part-time without a percentage', { employeeType: 'PartTime' }, required('employeePercentage')],
    ['part-time at 100 %', { employeeType: 'PartTime', employeePercentage: 100 }, invalid('employeePercentage')],
    ['more lunch days than a month has', { daysForLunari: 24 }, invalid('daysForLunari')],
    [
      'a group of another company',
      { benefits: [{ benefitType: 'recreational', groupId: OTHERS }] },
      [404, 'not_found'],
    ],
    ['a group of another type', { benefits: [{ benefitType: 'lunch', groupId: SPORT }] }, invalid('benefits[0]')],
    [
      'a benefit twice',
      {
        benefits: [
          { benefitType: 'transport', groupId: TRAVEL },
          { benefitType: 'transport', groupId: TRAVEL },
        ],
      },
      invalid('benefits[1]'),
    ],
  ])('%s is refused, and nobody is added [EMP-12]', async (_name, changes, expected) => {
    const { aino } = await signedIn()
    const before = await listOf(aino)
    expect(refusal(await aino.post(PATH, { ...sanni, ...changes }))).toEqual(expected)
    expect(await listOf(aino)).toEqual(before)
  })

  test('adds one employee for a double click: the second call has a taken personal identity code [EMP-12]', async () => {
    const { aino } = await signedIn()
    const both = await Promise.all([aino.post(PATH, sanni), aino.post(PATH, sanni)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test("no more employees than the company's limit [CRD-11]", async () => {
    const { api, aino } = await signedIn()
    await api.inDb((db) => {
      const company = db.companies.get('', 'c-1')
      if (company) db.companies.put('', { ...company, employeeLimit: 39 })
    })
    expect((await aino.post(PATH, sanni)).status).toBe(201)
    expect(refusal(await aino.post(PATH, { ...sanni, personalId: '010594Y9032' }))).toEqual([400, 'too_many_employees'])
  })

  test('the check before adding adds nobody, and ignores other companies [EMP-13]', async () => {
    const { api, aino } = await signedIn()
    const check = (personalId: string) => aino.post(CHECK, { personalId })
    expect((await check('120395-955f')).body).toEqual({ valid: true })
    expect(await listOf(aino)).toHaveLength(38)
    expect(refusal(await check('140585-912D'))).toEqual([409, 'personal_id_already_exists at personalId'])
    expect(refusal(await check('120395-955A'))).toEqual([400, 'invalid_personal_id at personalId'])
    const theirs = await api.inDb((db) => db.employees.all('c-6')[0]?.personalId ?? '')
    expect((await check(theirs)).body).toEqual({ valid: true })
  })
})

describe('changing', () => {
  test('a change is stored, omitted fields are cleared, the personal identity code is kept [EMP-12] [MCK-02]', async () => {
    const { aino } = await signedIn()
    const { costCenterNumber: _, ...body } = await savedOf(aino, EERO)
    const changes = { lastName: 'Uusinimi', benefits: [{ benefitType: 'recreational', groupId: SPORT }] }
    expect((await aino.put(PATH, { ...body, ...changes })).status).toBe(204)
    const after = (await aino.get(`${PATH}/${EERO}`)).body
    expect(after).toMatchObject({ lastName: 'Uusinimi', personalId: '140585-912D', benefitTypes: ['recreational'] })
    expect(after).not.toHaveProperty('costCenterNumber')
  })

  test('an end of benefit makes the employee Dropped on that day, with funds for 30 more days [EMP-07] [EMP-08]', async () => {
    const { api, aino } = await signedIn()
    const { personId } = await find(
      aino,
      (row) => row.employeeType === 'FullTime' && !isWaiting(row) && !row.endOfBenefit,
    )
    expect((await change(aino, personId, { endOfBenefit: '2026-03-12' })).status).toBe(204)
    const row = (client: Client) => find(client, (other) => other.personId === personId)
    expect(await row(aino)).toMatchObject({ employeeType: 'FullTime', endOfFunds: '2026-04-11' })
    await api.travel({ days: 2 })
    const later = await api.logIn('aino.virtanen')
    expect(await row(later)).toMatchObject({ employeeType: 'Dropped', endOfBenefit: '2026-03-12' })
    expect(refusal(await change(later, personId, { lastName: 'Toinen' }))).toEqual([409, 'employee_terminated'])
  })

  test('a future end can be removed, and an end today drops at once [EMP-07]', async () => {
    const { aino } = await signedIn()
    const { personId } = await find(aino, (row) => row.endOfBenefit !== undefined && row.endOfBenefit > '2026-03-10')
    expect((await change(aino, personId, { endOfBenefit: undefined })).status).toBe(204)
    expect(await find(aino, (row) => row.personId === personId)).not.toHaveProperty('endOfBenefit')
    const today = { endOfBenefit: '2026-03-10' }
    expect(refusal(await change(aino, personId, today))).toEqual(invalid('employeeType'))
    expect((await change(aino, personId, { ...today, employeeType: 'Dropped' })).status).toBe(204)
    expect(await find(aino, (row) => row.personId === personId)).toMatchObject({ employeeType: 'Dropped' })
  })

  test('on hold keeps the saved percentage and lunch days [EMP-05] [EMP-09]', async () => {
    const { aino } = await signedIn()
    const { personId } = await find(aino, (row) => row.employeeType === 'PartTime' && !isWaiting(row))
    const saved = await savedOf(aino, personId)
    const sent = { employeeType: 'Onhold', employeePercentage: 7, daysForLunari: 3 }
    expect((await change(aino, personId, sent)).status).toBe(204)
    const after = await savedOf(aino, personId)
    expect(after).toMatchObject({ employeeType: 'Onhold', employeePercentage: saved.employeePercentage })
    expect(after.daysForLunari).toBe(saved.daysForLunari)
  })

  test('a pending load prevents on hold and an end of benefit [EMP-06] [EMP-18]', async () => {
    const { aino } = await signedIn()
    const { personId, pendingLoadDate = '' } = await find(aino, isWaiting)
    const before = await savedOf(aino, personId)
    expect(refusal(await change(aino, personId, { employeeType: 'Onhold' }))).toEqual([
      409,
      'loads_pending at employeeType',
    ])
    expect(refusal(await change(aino, personId, { endOfBenefit: '2026-03-11' }))).toEqual([
      400,
      'end_of_benefit_before_pending_load at endOfBenefit',
    ])
    expect(refusal(await change(aino, personId, { endOfBenefit: pendingLoadDate }))).toEqual([
      409,
      'loads_pending at endOfBenefit',
    ])
    expect(await savedOf(aino, personId)).toEqual(before)
  })

  test.each<[string, object, (string | number)[]]>([
    ['a taken employee number', { employeeNumber: '102' }, [409, 'employee_number_already_exists at employeeNumber']],
    ['an end in the past', { endOfBenefit: '2026-03-09' }, invalid('endOfBenefit')],
    ['dropped without an end', { employeeType: 'Dropped' }, invalid('employeeType')],
    [
      'temporary without a percentage',
      { employeeType: 'TemporaryEmployed', employeePercentage: undefined },
      required('employeePercentage'),
    ],
    [
      'a group of another company',
      { benefits: [{ benefitType: 'recreational', groupId: OTHERS }] },
      [404, 'not_found'],
    ],
    ['an unknown employee', { personId: 'e-none' }, [404, 'not_found']],
  ])('%s is refused, and nothing changes', async (_name, changes, expected) => {
    const { aino } = await signedIn()
    const before = await savedOf(aino, EERO)
    expect(refusal(await change(aino, EERO, changes))).toEqual(expected)
    expect(await savedOf(aino, EERO)).toEqual(before)
  })

  test('an employee keeps the own number', async () => {
    const { aino } = await signedIn()
    expect((await change(aino, EERO, {})).status).toBe(204)
  })
})
