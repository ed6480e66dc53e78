// @vitest-environment jsdom

import type { CreateEmployeeRequest, Employee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installDrafts } from '@/session/draft'
import { endSession, startSession } from '@/session/session-store'
import { type answers, calls, callsOf, lost, openPart, refused } from '../../../../tests/support/answers-test-bed'
import { companyOf, EERO } from '../../../../tests/support/employees'
import { render, settle, useFreshPage } from '../../../../tests/support/mount-in-test'
import { prefetchEmployees } from '../queries'
import { ImportPage } from './import-page'

useFreshPage()

const REPLY = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false }
const logIn = (owner = 'aino') => startSession(REPLY, { keep: false, owner })
let stop: () => void
beforeEach(() => {
  stop = installDrafts()
  logIn()
})
afterEach(() => {
  vi.useRealTimers()
  endSession('logged-out')
  stop()
})

const HEADER = 'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tPuhelin\tHenkilönumero\tAlkupäivä\tPäättymispäivä\tEdut'
const IDS = ['120395-955F', '010101A901S', '230790-901S', '140585-912D', '010170-902L', '020271-904C']
const newRow = (index: number) =>
  `Rautio\tSanni${'abcdef'[index]}\ts${index}@yritys.example\t${IDS[index]}\tkokoaikainen\t\t90${index}\t1.6.2030\t\tlounas`
const page = () => document.body.textContent ?? ''
/** A button in the open dialog, or on the page if none is open. */
const button = (name: string) =>
  [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('button')].findLast(
    (one) => one.textContent?.trim() === name,
  )
const press = (name: string) =>
  settle(() => {
    const found = button(name)
    if (!found) throw new Error(`no button ${name} in ${page()}`)
    found.click()
  })
/** Value of a labelled figure. */
const count = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling?.textContent

async function paste(lines: string[]) {
  const area = document.querySelector('textarea')
  await settle(() => {
    if (!area) throw new Error('no text area')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, lines.join('\n'))
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(m.employees_import_read())
}

/** A company whose list grows as employees are added; `fails` throws instead of replying. */
function company(fails: (body: CreateEmployeeRequest) => void = () => undefined) {
  const saved: Employee[] = [EERO]
  const given: typeof answers = {
    ...companyOf(saved),
    listEmployees: () => companyOf(saved).listEmployees?.({}),
    readEmployee: ({ url }) => saved.find(({ personId }) => url?.endsWith(personId)),
    checkPersonalId: ({ data }) => {
      if (saved.some(({ personalId }) => personalId === data.personalId)) {
        throw refused('checkPersonalId', 409, 'personal_id_already_exists', 'personalId')
      }
      return { valid: true }
    },
    createEmployee: ({ data }) => {
      fails(data)
      saved.push({ ...EERO, ...data, personId: `e-${saved.length + 1}`, benefits: [], benefitTypes: ['lunch'] })
      return { personId: `e-${saved.length}` }
    },
    updateEmployee: () => undefined,
  }
  return { saved, given }
}
const open = (given: typeof answers) => openPart(<ImportPage />, given, prefetchEmployees)

/** Ends the session as expired, and opens the page after the next login. */
async function expireAndLogIn(given: typeof answers) {
  endSession('expired')
  render(null)
  logIn()
  await open(given)
}

test('checks each new personal identity code before adding the employee [EMP-11]', async () => {
  await open(company().given)
  await paste([HEADER, newRow(0)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (1)')
  expect(calls.map(({ operation }) => operation).filter((name) => /PersonalId|create/.test(name))).toEqual([
    'checkPersonalId',
    'createEmployee',
  ])
  expect(count(m.employees_import_result_added())).toBe('1')
})

test('a service that is down interrupts the run after three rows, and it goes on where it was', async () => {
  let isDown = true
  const { given } = company(() => {
    if (isDown) throw refused('createEmployee', 500, 'internal_error')
  })
  await open(given)
  await paste([HEADER, ...[0, 1, 2, 3, 4, 5].map(newRow)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (6)')
  // Rows in flight are awaited, and no further row starts.
  expect(callsOf('createEmployee').length).toBeLessThan(6)
  await waitFor(() => {
    // Those that were not reached; of the others, also of those in flight at the third failure, nobody knows.
    const sent = callsOf('createEmployee').length
    expect(page()).toContain(m.employees_import_not_saved({ count: String(6 - sent) }))
    expect(page()).toContain(m.employees_import_not_confirmed({ count: String(sent) }))
    expect(page()).toContain(m.employees_import_interrupted())
  })
  isDown = false
  await press(m.employees_import_continue())
  await waitFor(() => expect(count(m.employees_import_result_added())).toBe('6'))
  expect(count(m.employees_import_result_failed())).toBe('0')
})

test('a row whose answer was lost is looked up, also when the first look-up failed and it is tried again', async () => {
  const { given, saved } = company()
  const isLost = { list: false }
  given.createEmployee = ({ data }) => {
    saved.push({ ...EERO, ...data, personId: 'e-9', benefits: [], benefitTypes: [] })
    isLost.list = true
    throw lost('createEmployee')
  }
  const list = given.listEmployees
  given.listEmployees = (config) => {
    if (isLost.list) throw lost('listEmployees')
    return list?.(config)
  }
  await open(given)
  await paste([HEADER, newRow(0)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (1)')
  await waitFor(() => expect(page()).toContain(m.employees_import_unknown()))
  expect([count(m.employees_import_result_unknown()), count(m.employees_import_result_failed())]).toEqual(['1', '0'])
  await waitFor(() => expect(page()).toContain(m.employees_import_not_confirmed({ count: '1' })))
  expect(page()).not.toContain(m.employees_import_not_saved({ count: '1' }))
  isLost.list = false
  await press(m.employees_import_retry())
  await waitFor(() => expect(count(m.employees_import_result_added())).toBe('1'))
  expect(count(m.employees_import_result_failed())).toBe('0')
  expect(button(m.employees_import_retry())).toBeUndefined()
  expect(callsOf('createEmployee')).toHaveLength(1)
})

test('a row stays unknown when it is tried again and the run stops before it is reached', async () => {
  const held: (() => void)[] = []
  const { given } = company(({ firstName }) => {
    // The third row in between: three in a row would end the run.
    if (firstName !== 'Sannic') throw lost('createEmployee')
  })
  await open(given)
  await paste([HEADER, ...[0, 1, 2, 3, 4].map(newRow)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (5)')
  await waitFor(() => expect(count(m.employees_import_result_unknown())).toBe('4'))
  given.checkPersonalId = () => new Promise((done) => held.push(() => done({ valid: true })))
  await press(m.employees_import_retry())
  await press(m.employees_import_stop())
  await settle(() => {
    for (const release of held) release()
  })
  expect(held).toHaveLength(3)
  expect(count(m.employees_import_result_unknown())).toBe('4')
})

test('a row stays unknown when it is tried again and fails before it is sent', async () => {
  const { given, saved } = company()
  const isDown = { check: false }
  given.createEmployee = ({ data }) => {
    saved.push({ ...EERO, ...data, personId: 'e-9', benefits: [], benefitTypes: [] })
    throw lost('createEmployee')
  }
  const check = given.checkPersonalId
  given.checkPersonalId = (config) => {
    if (isDown.check) throw lost('checkPersonalId')
    return check?.(config)
  }
  await open(given)
  given.listEmployees = () => {
    throw lost('listEmployees')
  }
  await paste([HEADER, newRow(0)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (1)')
  await waitFor(() => expect(count(m.employees_import_result_unknown())).toBe('1'))
  isDown.check = true
  await press(m.employees_import_retry())
  await waitFor(() => expect(button(m.employees_import_retry())).toBeDefined())
  expect([count(m.employees_import_result_unknown()), count(m.employees_import_result_failed())]).toEqual(['1', '0'])
  // The service answers again, but not with the list: the personal identity code may be that of this very row.
  isDown.check = false
  await press(m.employees_import_retry())
  await waitFor(() => expect(page()).toContain(m.error_personal_id_already_exists()))
  expect([count(m.employees_import_result_unknown()), count(m.employees_import_result_failed())]).toEqual(['1', '0'])
  expect(callsOf('createEmployee')).toHaveLength(1)
})

test('the preview shows what changes, old and new, and ends of benefit apart; the same again is unchanged', async () => {
  await open(company().given)
  await paste([HEADER, `Mäki\t\t\t\t\t+358401112223\t101\t\t\t`])
  await press(m.employees_import_check())
  await waitFor(() => {
    expect(page()).toContain('Sukunimi: Mäkelä → Mäki')
    expect(page()).toContain('Puhelinnumero: – → +358401112223')
  })
  expect([count(m.employees_import_count_change()), count(m.employees_import_section_end())]).toEqual(['1', '0'])
  await press(m.employees_import_back_to_columns())
  await press(m.employees_import_over())
  await press(m.employees_import_over())
  await paste([HEADER, `Mäkelä\t\t\t131052-308T\t\t\t101\t\t\t`])
  await press(m.employees_import_check())
  await waitFor(() => expect(count(m.employees_import_count_unchanged())).toBe('1'))
  await press(m.employees_import_over())
  await press(m.employees_import_over())
  await paste([HEADER, `Mäkelä\t\t\t\t\t\t101\t\t31.12.2035\t`])
  await press(m.employees_import_check())
  await waitFor(() =>
    expect([count(m.employees_import_count_change()), count(m.employees_import_section_end())]).toEqual(['0', '1']),
  )
  await waitFor(() => expect(page()).toContain(`${m.employees_field_end()}: – → 31.12.2035`))
})

test('a new type or end is compared with hours and start, which the list lacks, before the preview calls it checked [EMP-05] [EMP-12]', async () => {
  const { given, saved } = company()
  saved.push({ ...EERO, personId: 'e-2', employeeNumber: '102', startOfBenefit: '2036-01-01' })
  await open(given)
  await paste([HEADER, `\t\t\t\tosa-aikainen\t\t101\t\t\t`, `\t\t\t\t\t\t102\t\t31.12.2035\t`])
  await press(m.employees_import_check())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('2'))
  await waitFor(() => {
    expect(page()).toContain(m.employees_error_percentage_most({ part: 99, full: 100 }))
    expect(page()).toContain(m.employees_error_end_before_start({ date: '01.01.2036' }))
    // Rows without a name are headed by the number that finds the employee.
    expect(page()).toContain(`${m.employees_import_row({ line: '2' })}: ${m.employees_field_number()} 101`)
  })
})

test('a known personal identity code changes its employee; one that cannot be found adds nobody [EMP-11]', async () => {
  const { given, saved } = company()
  await open(given)
  const known = newRow(0)
    .replace(IDS[0] ?? '', EERO.personalId)
    .replace('s0@', 'eero@')
    .replace('\t900\t', '\t\t')
  await paste([HEADER, known, newRow(1)])
  await press(m.employees_import_check())
  expect([
    count(m.employees_import_count_add()),
    count(m.employees_import_count_change()),
    count(m.employees_import_count_faulty()),
  ]).toEqual(['1', '1', '0'])
  await waitFor(() => expect(page()).toContain('Sukunimi: Mäkelä → Rautio'))
  await press('Tallenna rivit (2)')
  expect([
    count(m.employees_import_result_added()),
    count(m.employees_import_result_changed()),
    count(m.employees_import_result_failed()),
  ]).toEqual(['1', '1', '0'])
  expect(callsOf('updateEmployee')[0]?.data).toMatchObject({ personId: EERO.personId, lastName: 'Rautio' })

  saved.push({ ...EERO, personId: 'e-7', firstName: 'Oona', lastName: 'Ranta', personalId: IDS[2] ?? '' })
  await press(m.employees_import_over())
  await paste([HEADER, newRow(2)])
  await press(m.employees_import_check())
  await waitFor(() =>
    expect([count(m.employees_import_count_add()), count(m.employees_import_count_faulty())]).toEqual(['0', '1']),
  )
  await waitFor(() => expect(page()).toContain(m.error_personal_id_already_exists()))
})

test('a rejected row shows the same error as the form [EMP-13]', async () => {
  const { given } = company(() => {
    throw refused('createEmployee', 403, 'access_denied')
  })
  await open(given)
  await paste([HEADER, newRow(0)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (1)')
  await waitFor(() => expect(page()).toContain(m.error_not_allowed()))
})

test('a row can be left out, which also ends its quarrel with another row', async () => {
  await open(company().given)
  await paste([HEADER, newRow(0), newRow(1).replace(IDS[1] ?? '', IDS[0] ?? '')])
  await press(m.employees_import_check())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('2'))
  await waitFor(() => expect(page()).toContain('Sama tieto on myös rivillä 3.'))
  await settle(() =>
    [...document.querySelectorAll('button')].findLast((one) => one.textContent?.startsWith('Jätä pois'))?.click(),
  )
  expect([count(m.employees_import_count_faulty()), count(m.employees_import_count_add())]).toEqual(['0', '1'])
  expect(button('Tallenna rivit (1)')).toBeDefined()
})

/** Two people with the same name and address. */
const twinRow = (index: number) => newRow(index).replace(/Sanni\w\ts\d@yritys/, 'Sanni\tpalkat@yritys')

test('of two people with the same name and address, the one whose reply was lost is not taken for the other [EMP-11]', async () => {
  const { saved, given } = company(({ personalId }) => {
    if (personalId === IDS[1]) throw lost('createEmployee')
  })
  await open(given)
  await paste([HEADER, twinRow(0), twinRow(1)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (2)')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(count(m.employees_import_result_added())).toBe('1')
  expect(count(m.employees_import_result_unknown())).toBe('1')
})

test('of two people with the same name and address and lost replies, nobody is guessed to be the one that was added [EMP-11]', async () => {
  let isAsked = false
  const { saved, given } = company(() => {
    if (isAsked) throw lost('createEmployee')
    isAsked = true
  })
  await open({
    ...given,
    createEmployee: (call) => {
      given.createEmployee?.(call)
      throw lost('createEmployee')
    },
  })
  await paste([HEADER, twinRow(0), twinRow(1)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (2)')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(count(m.employees_import_result_added())).toBe('0')
  expect(count(m.employees_import_result_unknown())).toBe('2')
})

test('a resumed import keeps the row of a person whose namesake with the same address was added [SES-14]', async () => {
  const { saved, given } = company(() => {
    if (saved.length > 1) throw refused('createEmployee', 400, 'invalid_value')
  })
  await open(given)
  await paste([HEADER, twinRow(0), twinRow(1)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (2)')
  await waitFor(() => expect(count(m.employees_import_result_added())).toBe('1'))
  await expireAndLogIn(given)
  await press(m.employees_import_resume())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('1'))
  await waitFor(() => expect(page()).toContain('Sanni'))
})

test('back at the columns nothing is lost, corrected cells neither; starting over asks first', async () => {
  await open(company().given)
  await paste([HEADER, newRow(0).replace('s0@yritys.example', 's0')])
  await press(m.employees_import_check())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('1'))
  const cell = document.querySelector<HTMLInputElement>('[data-slot=field] input')
  await settle(() => {
    if (!cell) throw new Error('no cell to correct')
    cell.value = 's0@yritys.example'
    // The cell keeps the focus.
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(count(m.employees_import_count_faulty())).toBe('0')
  await press(m.employees_import_back_to_columns())
  await press(m.employees_import_check())
  await waitFor(() =>
    expect([count(m.employees_import_count_faulty()), count(m.employees_import_count_add())]).toEqual(['0', '1']),
  )
  await press(m.employees_import_over())
  await waitFor(() =>
    expect(document.querySelector('dialog[open]')?.textContent).toContain(m.employees_import_over_title()),
  )
  await press(m.employees_import_resume())
  await waitFor(() => expect(count(m.employees_import_count_add())).toBe('1'))
  await press(m.employees_import_over())
  await press(m.employees_import_over())
  await waitFor(() => expect(document.querySelector('textarea')?.value).toBe(''))
})

test('columns without which nobody can be added are named before the rows are checked', async () => {
  await open(company().given)
  await paste(['Sukunimi\tEtunimi', 'Rautio\tSanni'])
  await waitFor(() =>
    expect(page()).toContain(
      `ilman näitä tietoja: Sähköpostiosoite, Henkilötunnus, Työsuhde, ${m.employees_field_start()}.`,
    ),
  )
  expect(button(m.employees_import_check())?.getAttribute('aria-disabled')).toBe('true')
})

test('an import survives an expired session without personal identity codes, which must be entered again [SES-14]', async () => {
  let sent = 0
  const { given } = company(() => {
    sent += 1
    if (sent > 2) throw refused('createEmployee', 503, 'service_unavailable')
  })
  await open(given)
  await paste([HEADER, ...[0, 1, 2, 3, 4].map(newRow)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (5)')
  await waitFor(() => expect(count(m.employees_import_result_added())).toBe('2'))
  await expireAndLogIn(given)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(IDS[3])
  await waitFor(() => expect(page()).toContain(m.employees_import_kept_saved({ count: '2' })))
  await press(m.employees_import_resume())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('3'))
  // The failed rows with their reasons.
  const failures = [...document.querySelectorAll('table')].find(
    (table) => table.caption?.textContent === m.employees_import_unsaved_title(),
  )
  expect(failures?.tBodies[0]?.rows).toHaveLength(3)
  expect(failures?.textContent).toContain(m.employees_import_unknown())
  await waitFor(() => expect(page()).toContain('Henkilötunnuksia ei tietoturvan vuoksi säilytetty'))
})

test('keeps only the rows that are still open when the session expires while they are checked [SES-14]', async () => {
  const { given } = company(({ firstName }) => {
    if (firstName !== 'Sannia') throw refused('createEmployee', 400, 'invalid_value')
  })
  await open(given)
  await paste([HEADER, ...[0, 1, 2].map(newRow)])
  await press(m.employees_import_check())
  await press('Tallenna rivit (3)')
  await waitFor(() => expect(count(m.employees_import_result_added())).toBe('1'))
  button(m.employees_import_correct())?.click()
  await expireAndLogIn(given)
  await waitFor(() => expect(page()).toContain(m.employees_import_kept_saved({ count: '1' })))
  await press(m.employees_import_resume())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('2'))
  expect(page()).not.toContain('Sannia')
})

test('keeps the rows of a resumed import when the session expires again while they are looked up [SES-14]', async () => {
  const { given } = company()
  await open(given)
  await paste([HEADER, ...[0, 1].map(newRow)])
  await press(m.employees_import_check())
  await expireAndLogIn(given)
  const list = given.listEmployees
  given.listEmployees = () => new Promise(() => undefined)
  await press(m.employees_import_resume())
  given.listEmployees = list
  await expireAndLogIn(given)
  await press(m.employees_import_resume())
  await waitFor(() => expect(count(m.employees_import_count_faulty())).toBe('2'))
})

test('checks the rows of an open preview again when the next day begins [EMP-07] [EMP-08]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-10T12:00:00+02:00') })
  await open(company().given)
  await paste([HEADER, `Mäkelä\t\t\t\t\t\t101\t\t10.3.2030\t`])
  await press(m.employees_import_check())
  await waitFor(() => expect(page()).toContain(m.employees_import_ends_now({ count: '1' })))
  vi.setSystemTime(new Date('2030-03-11T00:00:01+02:00'))
  await settle(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(page()).not.toContain(m.employees_import_ends_now({ count: '1' }))
  expect([count(m.employees_import_section_end()), count(m.employees_import_count_faulty())]).toEqual(['0', '1'])
})
