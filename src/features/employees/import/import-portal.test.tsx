// @vitest-environment jsdom
import { utils, write } from '@e965/xlsx'
import { m } from '@generated/messages/messages.js'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/accessible'
import {
  fill,
  onTheWay,
  openPortal,
  plain,
  plan,
  saved,
  savedFiles,
  sent,
  sentBody,
  sentTo,
  topDialog,
  usePortal,
} from '../../../../tests/support/portal-test-bed'
import { rows } from '../../../../tests/support/table-rows'

usePortal()

const EN = { locale: 'en' } as const
const open = (language: '' | '/en' = '', username = 'aino.virtanen') =>
  openPortal(`${language}/beneficiaries/import`, username)

const HEADER = 'Sukunimi\tEtunimi\tSähköposti\tHetu\tTyösuhde\tTyöaika %\tHenkilönumero\tAlkupäivä\tEdut'
const GOOD = 'Rautio\tSanni\tsanni@pyynikinpaahtimo.example\t120395-955F\tkokoaikainen\t\t9001\t1.6.2026\tlounas'
const BAD = 'Koski\tHelmi\thelmi@pyynikinpaahtimo.example\t010203A904X\tosa-aikainen\t\t9002\t1.6.2026\tlounas'
const MOVED = 'Uusinimi\tEero\t\t\t\t\t101\t\t'

const main = () => within(screen.getByRole('main'))
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
/** Selected column of each select; the first select is for the header row and left out. */
const selects = async () => (await screen.findAllByRole<HTMLSelectElement>('combobox')).slice(1)
const isFocused = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
const alertSays = async (text: string) => expect(plain(await screen.findByRole('alert'))).toContain(text)
/** Value of a labelled figure. */
const count = (label: string) => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
  return plain(term?.nextElementSibling ?? null)
}
const counted = (label: string, figure: string) => waitFor(() => expect(count(label)).toBe(figure))
/** A paste goes to the column step at once. */
const paste = (user: UserEvent, lines: string[]) =>
  fill(user, screen.getByLabelText(m.employees_import_paste()), lines.join('\n'))
async function pasteAndCheck(user: UserEvent, lines: string[]) {
  await paste(user, lines)
  await press(user, m.employees_import_check())
}
/** The save button, once it can be pressed. */
const readyToSave = (number: number, locale: 'fi' | 'en' = 'fi') =>
  waitFor(() => {
    const name = m.employees_import_start({ count: String(number) }, { locale })
    const save = screen.getByRole('button', { name })
    expect(save.getAttribute('aria-disabled')).toBeNull()
    return save
  })
const saveRows = async (user: UserEvent, number: number) => user.click(await readyToSave(number))

/** Allows the company these employees more than it has. */
const allowMore = (places: number) => {
  onTheWay['GET /api/settings'] = async (_, pass) => {
    const settings = (await (await pass())?.json()) as object
    return Response.json({ ...settings, companyBeneficiariesTotalAllowedForCompany: 38 + places })
  }
}

/** Valid rows of new employees. */
const manyRows = (length: number) =>
  Array.from({ length }, (_, index) => {
    // Different birth dates with valid check characters.
    const digits = `${String((index % 28) + 1).padStart(2, '0')}01${String(70 + Math.floor(index / 28)).padStart(2, '0')}`
    const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${digits}902`) % 31]
    return `Testi\tNro\tt${index}@pyynikinpaahtimo.example\t${digits}-902${check}\tkokoaikainen\t\tx${index}\t1.6.2026\t`
  })

test('pasted rows add and change employees, and a faulty cell is corrected in its place', async () => {
  const { user } = await open()
  await paste(user, [HEADER, GOOD, BAD, MOVED])
  expect((await selects())[3]?.value).toBe('personalId')
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
  expect(count(m.employees_import_count_change())).toBe('1')
  expect(count(m.employees_import_count_faulty())).toBe('1')
  expect(screen.queryByText(m.employees_import_no_benefits({ count: '1' }))).toBeNull()
  const faulty = within(screen.getByRole('group', { name: `${m.employees_import_row({ line: '3' })}: Koski, Helmi` }))
  const id = () => faulty.getByLabelText(m.employees_field_personal_id())
  const percentage = () => faulty.getByLabelText(m.employees_field_percentage())
  expect([id(), percentage()].map((cell) => cell.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  await fill(user, id(), '010101A901S')
  await fill(user, percentage(), '50')
  await user.tab()
  // The personal identity code is taken, which only the server knows.
  await faulty.findByText(m.error_personal_id_already_exists())
  await saveRows(user, 2)
  await counted(m.employees_import_result_added(), '1')
  await counted(m.employees_import_result_changed(), '1')
  expect(count(m.employees_import_count_faulty())).toBe('1')
  expect(plain(rows().at(-1) ?? null)).toContain('Koski, Helmi')
  await press(user, m.employees_import_save_unsaved())
  await waitFor(() => expect(saved).toEqual([m.employees_import_unsaved_file()]))
  await user.click(screen.getByRole('link', { name: m.employees_import_back() }))
  await press(user, m.employees_import_leave())
  await waitFor(() => expect(rows().some((row) => plain(row).includes('Rautio, Sanni'))).toBe(true))
  await fill(user, main().getByRole('textbox'), 'uusinimi')
  await waitFor(() => expect(rows().map((row) => plain(row).includes('Uusinimi, Eero'))).toEqual([true]))
})

test('up to nine titles above the header are passed over, and rows keep the numbers of the spreadsheet', async () => {
  const { user } = await open()
  const titles = Array.from({ length: 9 }, (_, line) => `Henkilöstöraportti 11/2026 (${line})`)
  await paste(user, [...titles, '', HEADER, GOOD, '', BAD])
  const header = await screen.findByLabelText<HTMLSelectElement>(m.employees_import_header_row())
  expect(header.selectedOptions[0]?.textContent).toContain(m.employees_field_last_name())
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
  expect(screen.getByRole('group', { name: `${m.employees_import_row({ line: '14' })}: Koski, Helmi` })).toBeTruthy()
})

test('a table with a header alone says that it has no rows', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText(m.employees_import_paste()))
  fireEvent.change(screen.getByLabelText(m.employees_import_paste()), { target: { value: HEADER } })
  await press(user, m.employees_import_read())
  await press(user, m.employees_import_check())
  await waitFor(() => expect(plain(document.body)).toContain(m.employees_import_table_empty()))
})

test('cells that are all empty are refused with a reason', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText(m.employees_import_paste()))
  fireEvent.change(screen.getByLabelText(m.employees_import_paste()), { target: { value: ';;\n;;' } })
  await press(user, m.employees_import_read())
  await alertSays(m.employees_import_nothing())
})

test('of a workbook with several sheets one is chosen', async () => {
  const { user } = await open()
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Ohje: täytä toinen taulukko']]), 'Ohje')
  const cells = [HEADER, GOOD].map((line) => line.split('\t'))
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Henkilöt')
  const file = new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'employees.xlsx')
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  const sheets = within(await screen.findByRole('group', { name: m.employees_import_sheet() }))
  expect(document.activeElement).toBe(sheets.getByRole('button', { name: 'Ohje' }))
  await expectAccessible()
  await user.click(sheets.getByRole('button', { name: 'Henkilöt' }))
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
})

test('while a file is read its button says so', async () => {
  const { user } = await open()
  let arrive: (bytes: ArrayBuffer) => void = () => undefined
  const bytes = new Promise<ArrayBuffer>((done) => {
    arrive = done
  })
  const file = new File(['x'], 'employees.csv')
  file.arrayBuffer = () => bytes
  const opener = () => screen.getByRole('button', { name: m.employees_import_open_file() })
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await waitFor(() => expect(opener().getAttribute('aria-busy')).toBe('true'))
  await screen.findByText(m.employees_import_reading())
  arrive(new TextEncoder().encode([HEADER, GOOD].join('\n')).buffer)
  await screen.findByRole('button', { name: m.employees_import_check() })
})

test('a file that is read only after rows were pasted does not replace them', async () => {
  const { user } = await open()
  let arrive: (bytes: ArrayBuffer) => void = () => undefined
  const bytes = new Promise<ArrayBuffer>((done) => {
    arrive = done
  })
  const file = new File(['x'], 'employees.csv')
  file.arrayBuffer = vi.fn(() => bytes)
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await waitFor(() => expect(file.arrayBuffer).toHaveBeenCalled())
  await paste(user, [HEADER, GOOD])
  await screen.findByRole('button', { name: m.employees_import_check() })
  await act(async () => {
    arrive(new TextEncoder().encode([HEADER, BAD].join('\n')).buffer)
    await new Promise((done) => setTimeout(done))
  })
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
  expect(count(m.employees_import_count_faulty())).toBe('0')
})

test('a file whose reader cannot be loaded offers to reload the page [NAV-11]', async () => {
  vi.doMock('@/employment/import/read-workbook', () => {
    throw new Error('no network')
  })
  const { user } = await open()
  const file = new File([Uint8Array.of(0x50, 0x4b, 0x03, 0x04)], 'employees.xlsx')
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await alertSays(m.chunk_error())
  expect(screen.getByRole('button', { name: m.blocking_reload() })).toBeTruthy()
  expect(screen.getByRole('button', { name: m.employees_import_open_file() }).getAttribute('aria-busy')).not.toBe(
    'true',
  )
  vi.doUnmock('@/employment/import/read-workbook')
})

test('the template shows what goes into each column, and is itself read', async () => {
  const { user } = await open()
  await press(user, m.employees_import_template())
  await waitFor(() => expect(savedFiles).toHaveLength(1))
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, savedFiles[0] as File)
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
})

test('counts rows that end benefits today and marks them as final [EMP-08]', async () => {
  const { user } = await open()
  const today = new Intl.DateTimeFormat('fi', { timeZone: 'Europe/Helsinki' }).format(Date.now())
  await pasteAndCheck(user, [
    `Henkilönumero\tSukunimi\tPäättymispäivä`,
    `101\tAlanen\t${today}`,
    `102\tAhola\t31.12.2035`,
  ])
  await counted(m.employees_import_section_end(), '2')
  expect(plain(screen.getByRole('main'))).toContain(plain(m.employees_import_ends_now({ count: '1' })))
})

test('rows whose benefits start more than a year ahead are counted [EMP-12]', async () => {
  const { user } = await open()
  await pasteAndCheck(user, [`Henkilönumero\tSukunimi\tAlkupäivä`, `101\tAlanen\t1.12.2100`, `102\tAhola\t1.12.2026`])
  await waitFor(() =>
    expect(plain(screen.getByRole('main'))).toContain(plain(m.employees_import_starts_far({ count: '1' }))),
  )
  // A row that is left out is not counted.
  const changed = within(screen.getByRole('region', { name: m.employees_import_count_change() }))
  await user.click(changed.getByRole('button', { name: /Alanen|Mäkelä/ }))
  await user.click(await screen.findByRole('menuitem', { name: m.employees_import_leave_out() }))
  await screen.findByRole('region', { name: m.employees_import_section_left_out() })
  expect(plain(screen.getByRole('main'))).not.toContain(plain(m.employees_import_starts_far({ count: '1' })))
})

test('rows that fail can be tried again, and nothing is added twice', async () => {
  await plan('createEmployee!:503:service_unavailable')
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD])
  await saveRows(user, 1)
  await counted(m.employees_import_result_unknown(), '1')
  await press(user, m.employees_import_retry())
  await counted(m.employees_import_result_added(), '1')
  expect(count(m.employees_import_result_failed())).toBe('0')
  await screen.findByText(m.employees_import_saved())
  expect(sentTo('POST', '/api/company-beneficiaries')).toHaveLength(2)
})

test('after an import a company that has never deposited money is shown the next step [EMP-11]', async () => {
  await plan('listTransactions:example:200:no_transactions')
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD])
  await saveRows(user, 1)
  expect(await screen.findByText(m.employees_notice_text())).toBeTruthy()
  expect(main().getByRole('link', { name: m.employees_notice_deposit() })).toBeTruthy()
})

test('after an import a company that has deposited money is not told to deposit [EMP-11]', async () => {
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD])
  await saveRows(user, 1)
  await screen.findByText(m.employees_import_saved())
  await waitFor(() => expect(sentTo('POST', '/api/company-accounts/transactions')).not.toHaveLength(0))
  expect(screen.queryByText(m.employees_notice_text())).toBeNull()
})

test('a CSV file of Excel is read, and its columns can be chosen by hand', async () => {
  const { user } = await open()
  const text = `Nimi;Etunimi;Sähköposti;Hetu;Tyyppi;Alkaa\r\nMäkinen;Sanni;sanni@pyynikinpaahtimo.example;120395-955F;Kokoaikainen;1.6.2026\r\n`
  const file = new File([Buffer.from(text, 'latin1')], 'employees.csv', { type: 'text/csv' })
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await user.selectOptions((await selects())[0] as HTMLElement, m.employees_field_first_name())
  await alertSays(m.employees_import_column_twice({ column: m.employees_field_first_name() }))
  await user.selectOptions((await selects())[0] as HTMLElement, m.employees_field_last_name())
  await press(user, m.employees_import_check())
  await counted(m.employees_import_count_add(), '1')
  expect(plain(screen.getByRole('main'))).toContain(m.employees_import_no_benefits({ count: '1' }))
  expect(plain(screen.getByRole('main'))).toContain('Mäkinen')
})

test('rejects more rows than the employee limit allows before any API check, which start once enough rows are excluded [CRD-11]', async () => {
  allowMore(3)
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, ...manyRows(4)])
  await alertSays(m.employees_import_too_many({ limit: '41', places: '3' }))
  const save = screen.getByRole('button', { name: m.employees_import_start({ count: '4' }) })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(sentTo('POST', '/api/company-beneficiaries/check-SSN')).toHaveLength(0)
  const added = within(screen.getByRole('region', { name: m.employees_import_count_add() }))
  const menus = await added.findAllByRole('button', { name: /^Toiminnot: / })
  await user.click(menus[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: m.employees_import_leave_out() }))
  await waitFor(() => expect(sentTo('POST', '/api/company-beneficiaries/check-SSN')).toHaveLength(3))
})

/**
 * Holds the checks of personal identity codes.
 * @returns the codes asked about, a function that answers the held, and the largest number held at a time
 */
function holdIdChecks() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  let most = 0
  onTheWay['POST /api/company-beneficiaries/check-SSN'] = async (request, pass) => {
    asked.push((await sentBody<{ personalId: string }>(request)).personalId)
    await new Promise<void>((done) => {
      most = Math.max(most, waiting.push(done))
    })
    return pass(request)
  }
  const answer = () => {
    for (const done of waiting.splice(0)) done()
  }
  return { asked, answer, mostAtATime: () => most }
}

test('comparing the rows with the service can be stopped, and the preview says so', async () => {
  const { user } = await open()
  const { asked, answer } = holdIdChecks()
  await pasteAndCheck(user, [HEADER, ...manyRows(20)])
  await screen.findByText(m.employees_import_asking())
  await counted(m.employees_import_count_add(), '20')
  await expectAccessible()
  await waitFor(() => expect(asked).toHaveLength(5))
  await press(user, m.employees_import_stop_asking())
  await screen.findByText(m.employees_import_asked_partly())
  answer()
  await expectAccessible()
  expect(asked).toHaveLength(5)
})

test('rows checked anew after a stop, while calls still run, are all compared', async () => {
  const { user } = await open()
  const { asked, answer } = holdIdChecks()
  await pasteAndCheck(user, [HEADER, ...manyRows(20)])
  await waitFor(() => expect(asked).toHaveLength(5))
  await press(user, m.employees_import_stop_asking())
  await screen.findByText(m.employees_import_asked_partly())
  await press(user, m.employees_import_back_to_columns())
  await press(user, m.employees_import_check())
  await screen.findByText(m.employees_import_asking())
  await waitFor(() => expect(asked).toHaveLength(10))
  await waitFor(() => {
    answer()
    expect(screen.queryByText(m.employees_import_asking())).toBeNull()
  })
  expect(new Set(asked).size).toBe(20)
  expect(screen.queryByText(m.employees_import_asked_partly())).toBeNull()
  await waitFor(() => expect(count(m.employees_import_count_add())).toBe('20'))
})

test('a comparison that is resumed while calls still run sends five at a time, and each question once [CRD-11]', async () => {
  allowMore(12)
  const { user } = await open()
  const { asked, answer, mostAtATime } = holdIdChecks()
  const chooseInMenu = async (section: string, action: string) => {
    const [menu] = await within(await screen.findByRole('region', { name: section })).findAllByRole('button', {
      name: /^Toiminnot: /,
    })
    await user.click(menu as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  const leaveOneOut = () => chooseInMenu(m.employees_import_count_add(), m.employees_import_leave_out())
  await pasteAndCheck(user, [HEADER, ...manyRows(13)])
  await leaveOneOut()
  await waitFor(() => expect(asked).toHaveLength(5))
  await chooseInMenu(m.employees_import_section_left_out(), m.employees_import_take_back())
  await alertSays(m.employees_import_too_many({ limit: '50', places: '12' }))
  await leaveOneOut()
  await screen.findByText(m.employees_import_asking())
  await waitFor(() => {
    answer()
    expect(screen.queryByText(m.employees_import_asking())).toBeNull()
  })
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThanOrEqual(12)
  expect(mostAtATime()).toBe(5)
})

test('saving does not wait for the comparison: a row is compared before it is sent [EMP-11]', async () => {
  const { user } = await open()
  const { asked, answer } = holdIdChecks()
  const taken = BAD.replace('010203A904X', '010101A901S').replace('osa-aikainen', 'kokoaikainen')
  await pasteAndCheck(user, [HEADER, taken, GOOD])
  await waitFor(() => expect(asked).toHaveLength(2))
  await saveRows(user, 2)
  await screen.findByText(m.employees_import_running())
  expect(sentTo('POST', '/api/company-beneficiaries')).toHaveLength(0)
  answer()
  await counted(m.employees_import_result_added(), '1')
  expect(count(m.employees_import_result_failed())).toBe('1')
  expect(plain(rows().at(-1) ?? null)).toContain(plain(m.error_personal_id_already_exists()))
  expect(sentTo('POST', '/api/company-beneficiaries')).toHaveLength(1)
  // Each code was asked about once, although the preview and the save needed it.
  expect(asked).toHaveLength(2)
})

test('a domain without mail is an error of the row and is checked once [VAL-02]', async () => {
  const { user } = await open()
  const rowsOf = manyRows(3).map((row) => row.replace('pyynikinpaahtimo', 'nowhere'))
  await pasteAndCheck(user, [HEADER, ...rowsOf, GOOD])
  await counted(m.employees_import_count_faulty(), '3')
  expect(screen.getAllByText(m.error_invalid_email_domain())).toHaveLength(3)
  expect(count(m.employees_import_count_add())).toBe('1')
  expect(sent.filter(({ url }) => url.includes('email'))).toHaveLength(2)
})

test('leaving with unsaved rows asks first', async () => {
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD])
  await user.click(await screen.findByRole('link', { name: m.employees_import_back() }))
  await screen.findByRole('dialog', { name: m.employees_import_leave_title() })
  await expectAccessible(topDialog().element)
  await press(user, m.employees_import_resume())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await counted(m.employees_import_count_add(), '1')
})

test('without a benefit group the import links to the benefits [EMP-01]', async () => {
  await open('', 'niko.rautio')
  await screen.findByRole('heading', { name: m.employees_no_benefit_title() })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(main().getByRole('link', { name: m.employees_no_benefit_action() }).getAttribute('href')).toBe(
    '/manage-benefits',
  )
})

test('the import reads in English in every step, and each step begins at its heading', async () => {
  const { user } = await open('/en')
  await screen.findByRole('heading', { level: 1, name: m.employees_import_title({}, EN) })
  await press(user, m.employees_import_template({}, EN))
  await waitFor(() => expect(saved).toEqual([m.employees_import_template_file({}, EN)]))
  // Rows that were not pasted, e.g. dragged into the field.
  const area = screen.getByLabelText(m.employees_import_paste({}, EN))
  fireEvent.change(area, { target: { value: [HEADER, GOOD, BAD].join('\n') } })
  await press(user, m.employees_import_read({}, EN))
  await isFocused(m.employees_import_columns_title({}, EN))
  await user.selectOptions((await selects())[0] as HTMLElement, m.employees_field_first_name({}, EN))
  await alertSays(m.employees_import_column_twice({ column: m.employees_field_first_name({}, EN) }, EN))
  await user.selectOptions((await selects())[0] as HTMLElement, m.employees_field_last_name({}, EN))
  await press(user, m.employees_import_check({}, EN))
  await isFocused(m.employees_import_rows_title({}, EN))
  const faulty = await screen.findByRole('group', {
    name: `${m.employees_import_row({ line: '3' }, EN)}: Koski, Helmi`,
  })
  expect(within(faulty).getByText(m.form_error_required({}, EN))).toBeTruthy()
  await user.click(await readyToSave(1, 'en'))
  await waitFor(() =>
    expect(plain(screen.getByRole('main'))).toContain(plain(m.employees_import_not_saved({ count: '1' }, EN))),
  )
  await isFocused(m.employees_import_running_title({}, EN))
  await user.click(screen.getByRole('link', { name: m.employees_import_back({}, EN) }))
  await press(user, m.employees_import_leave({}, EN))
  await waitFor(() => expect(rows().some((row) => plain(row).includes('Rautio, Sanni'))).toBe(true))
})

test('the result counts faulty and excluded rows as unsaved, and offers them as a file with reasons [EMP-12]', async () => {
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD, BAD, MOVED])
  await counted(m.employees_import_count_faulty(), '1')
  const changed = within(screen.getByRole('region', { name: m.employees_import_count_change() }))
  await user.click(changed.getByRole('button', { name: /Mäkelä|Uusinimi|Eero/ }))
  await user.click(await screen.findByRole('menuitem', { name: m.employees_import_leave_out() }))
  await saveRows(user, 1)
  await counted(m.employees_import_result_added(), '1')
  expect(count(m.employees_import_count_faulty())).toBe('1')
  expect(count(m.employees_import_result_left_out())).toBe('1')
  expect(screen.queryByText(m.employees_import_saved())).toBeNull()
  expect(plain(screen.getByRole('main'))).toContain(plain(m.employees_import_not_saved({ count: '2' })))
  await press(user, m.employees_import_save_unsaved())
  await waitFor(() => expect(saved).toEqual([m.employees_import_unsaved_file()]))
  const lines = ((await savedFiles[0]?.text()) ?? '').trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Koski')
  expect(lines[1]).toContain(m.employees_field_personal_id())
  expect(lines[2]).toContain('Uusinimi')
  expect(lines[2]).toContain(m.employees_import_reason_left_out())
  // Excluded rows stay excluded after going back.
  await press(user, m.employees_import_correct())
  await counted(m.employees_import_count_faulty(), '1')
  expect(screen.getByRole('region', { name: m.employees_import_section_left_out() })).toBeTruthy()
})

test('leaving a stopped import or starting over asks for confirmation [EMP-12]', async () => {
  const { user } = await open()
  await pasteAndCheck(user, [HEADER, GOOD, BAD])
  await saveRows(user, 1)
  await counted(m.employees_import_result_added(), '1')
  await user.click(await screen.findByRole('link', { name: m.employees_import_back() }))
  await screen.findByRole('dialog', { name: m.employees_import_leave_title() })
  await press(user, m.employees_import_resume())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, m.employees_import_over())
  await screen.findByRole('dialog', { name: m.employees_import_over_title() })
})
