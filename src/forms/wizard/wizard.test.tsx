// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/replies/api-error'
import { installDrafts } from '@/session/draft'
import { installSentCommands, sentCommand } from '@/session/sent-commands'
import { endSession, startSession } from '@/session/session-store'
import { useAppForm } from '../app-form'
// Lazy-loaded on the first error in the portal. Import it here, so that no test waits for it.
import '../errors/apply-server-errors'
import { settle, UNCHECKED, useFreshPage } from '../../../tests/support/mount-in-test'
import { bodyForm } from '../body-form'
import { useFieldContext } from '../form-contexts'
import { FormRefusal, type Press, pressOf } from '../submit/press'
import { createWizard } from './create-wizard'

useFreshPage()

const NEW_ORDER = {
  company: { name: '' },
  people: [] as { name: string; personalId: string }[],
  password: '',
  amount: '',
}
type Values = typeof NEW_ORDER
const required = z.string().check(z.minLength(1))
const body = bodyForm({
  schema: z.object({
    company: z.object({ name: required }),
    people: z.array(z.object({ name: required, personalId: required })).check(z.minLength(1)),
    password: required,
    amount: required,
  }),
  toBody: (values: Values) => values,
})

const PATHS = {
  company: '/order/lunch',
  people: '/order/lunch/people',
  payment: '/order/lunch/payment',
  edit: '/order/lunch/edit-company',
}
const definition = {
  title: () => 'Tilaus',
  defaultValues: NEW_ORDER,
  // The registered router type is that of the portal; this test router has other paths.
  steps: [
    { path: '/order/$type' as never, label: () => 'Yritys', fields: ['company'] },
    { path: '/order/$type/people' as never, label: () => 'Henkilöt', fields: ['people'] },
    { path: '/order/$type/payment' as never, label: () => 'Maksu', fields: ['password', 'amount'] },
  ],
  edits: [
    {
      path: '/order/$type/edit-company' as never,
      label: () => 'Muuta yritystä',
      fields: ['company'],
    },
  ],
} as const
const asking = createWizard(definition)
const keeping = createWizard({ ...definition, leaving: 'keeps' })

type Send = (press: Press<Values>) => unknown
let wizard: typeof asking
let send: ReturnType<typeof vi.fn<Send>>
let onNext: ReturnType<typeof vi.fn<() => unknown>>
/** Some wizards show a part as text only, which an edit page changes. */
let showsCompany = true

function Layout() {
  const form = useAppForm({
    ...body.options,
    defaultValues: NEW_ORDER,
    onSubmitMeta: pressOf<Values>(),
    onSubmit: async ({ meta }) => {
      await send(meta)
      router.history.push('/order/lunch/status/1')
    },
  })
  return <wizard.Root form={form} rules={body} draft="order" />
}

const CompanyStep = () => <wizard.Step onNext={onNext}>{showsCompany && <CompanyName />}</wizard.Step>

function PeopleStep() {
  const form = wizard.useForm()
  return (
    <wizard.Step>
      <form.AppField name="people" mode="array">
        {() => <People />}
      </form.AppField>
    </wizard.Step>
  )
}

function People() {
  const form = wizard.useForm()
  const list = useFieldContext<Values['people']>()
  return (
    <>
      {list.state.value.map((person, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields are named by their index
        <div key={i}>
          <form.AppField name={`people[${i}].name`}>
            {(field) => <field.TextField label={`Nimi ${i + 1}`} />}
          </form.AppField>
          <form.AppField name={`people[${i}].personalId`}>
            {(field) => <field.TextField label={`Henkilötunnus ${i + 1}`} />}
          </form.AppField>
          <span>{person.name}</span>
          <button type="button" onClick={() => list.removeValue(i)}>
            {`Poista ${i + 1}`}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => list.pushValue({ name: '', personalId: '' })}>
        Lisää
      </button>
    </>
  )
}

function PaymentStep() {
  const form = wizard.useForm()
  return (
    <wizard.Step
      submitLabel="Tilaa"
      question={{
        prepare: () => form.state.values,
        render: ({ onConfirm }) => (
          <button type="button" onClick={() => void onConfirm()}>
            Vahvista
          </button>
        ),
      }}
      evidence={({ amount }) => ({ body: { amount } })}
    >
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Salasana" autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="amount">{(field) => <field.TextField label="Määrä" />}</form.AppField>
    </wizard.Step>
  )
}

const CompanyEdit = () => (
  <wizard.Edit>
    <CompanyName />
  </wizard.Edit>
)
function CompanyName() {
  const form = wizard.useForm()
  return <form.AppField name="company.name">{(field) => <field.TextField label="Yrityksen nimi" />}</form.AppField>
}

let LateEdit: ComponentType = CompanyEdit

const rootRoute = createRootRoute({ component: Outlet })
const layoutRoute = createRoute({ getParentRoute: () => rootRoute, path: '/order/$type', component: Layout })
const tree = rootRoute.addChildren([
  layoutRoute.addChildren([
    createRoute({ getParentRoute: () => layoutRoute, path: '/', component: CompanyStep }),
    createRoute({ getParentRoute: () => layoutRoute, path: 'people', component: PeopleStep }),
    createRoute({ getParentRoute: () => layoutRoute, path: 'payment', component: PaymentStep }),
    createRoute({ getParentRoute: () => layoutRoute, path: 'edit-company', component: () => <LateEdit /> }),
  ]),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/order/$type/status/$id',
    component: () => <h1>Tilaus on tehty</h1>,
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/other', component: () => <h1>Toinen sivu</h1> }),
])
const makeRouter = (entries: string[]) =>
  createRouter({ routeTree: tree, history: createMemoryHistory({ initialEntries: entries }) })
let router: ReturnType<typeof makeRouter>

const logInAs = (owner: string) =>
  act(() => {
    startSession(
      { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
      { keep: false, owner },
    )
  })

const stops: (() => void)[] = []
beforeEach(() => {
  sessionStorage.clear()
  wizard = asking
  showsCompany = true
  LateEdit = CompanyEdit
  send = vi.fn<Send>(() => Promise.resolve())
  onNext = vi.fn<() => unknown>()
  stops.push(installDrafts(), installSentCommands())
  logInAs('aino')
})
afterEach(() => {
  cleanup()
  act(() => endSession('logged-out'))
  for (const stop of stops.splice(0)) stop()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }), UNCHECKED)
const follow = async (name: string) =>
  userEvent.click(await screen.findByRole('link', { name: new RegExp(`^(\\d )?${name}( valmis)?$`) }), UNCHECKED)
/** Pastes a text: each typed letter would render the step again. */
async function enter(input: HTMLInputElement, text: string) {
  const user = userEvent.setup(UNCHECKED)
  await user.clear(input)
  if (text !== '') await user.paste(text)
}
const fill = async (name: string, text: string) => {
  await enter(await box(name), text)
}
const password = () => screen.findByLabelText<HTMLInputElement>('Salasana')
const fillPassword = async () => enter(await password(), 'Etuportaali-1')
const path = () => router.state.location.pathname.replace(/(.)\/$/, '$1')

/** Simulates a page load: only the browser's storage remains. */
async function open(...entries: string[]) {
  router = makeRouter(entries)
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { level: 1 })
}
/** Simulates a reload. */
async function reload() {
  const here = path()
  act(() => void dispatchEvent(new Event('pagehide')))
  cleanup()
  await open(here)
}

async function fillCompany() {
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_next())
  await heading('Henkilöt')
}
async function fillPeople() {
  await press('Lisää')
  await fill('Nimi 1', 'Aino')
  await fill('Henkilötunnus 1', '131052-308T')
  await press(m.wizard_next())
  await heading('Maksu')
}
async function fillAll() {
  await open(PATHS.company)
  await fillCompany()
  await fillPeople()
  await fillPassword()
  await fill('Määrä', '50')
}
const order = async () => {
  await press('Tilaa')
  await press('Vahvista')
}
const refusal = (fieldName: string) =>
  new ApiError({
    kind: 'http',
    operation: 'createDeposit',
    status: 400,
    items: [{ code: 'field_invalid', fieldName, message: '', severity: 'Error' }],
  })

test('a step continues only when its own fields are valid, and focuses its first error', async () => {
  await open(PATHS.company)
  await press(m.wizard_next())
  expect(path()).toBe(PATHS.company)
  expect(await screen.findByText(m.form_error_required())).toBeTruthy()
  expect(document.activeElement).toBe(await box('Yrityksen nimi'))
  await fillCompany()
  expect(path()).toBe(PATHS.people)
  expect(send).not.toHaveBeenCalled()
})

test('Enter in a field continues, and focuses the heading of the next step', async () => {
  await open(PATHS.company)
  expect(document.activeElement).toBe(document.body)
  await userEvent.type(await box('Yrityksen nimi'), 'Oy Ab{Enter}')
  const next = await heading('Henkilöt')
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('required errors of a new list entry show at the next submit, also after it has moved up [VAL-15]', async () => {
  const wrong = async (name: string) => (await box(name)).getAttribute('aria-invalid')
  await open(PATHS.company)
  await fillCompany()
  await press('Lisää')
  await press('Jatka')
  await waitFor(async () => expect(await wrong('Nimi 1')).toBe('true'))
  await press('Lisää')
  await waitFor(async () => expect(await wrong('Nimi 2')).toBeNull())
  await waitFor(async () => expect(await wrong('Nimi 1')).toBe('true'))
  await userEvent.type(await box('Nimi 2'), 'A{Backspace}')
  await waitFor(async () => expect(await wrong('Nimi 2')).toBeNull())
  await userEvent.tab()
  await waitFor(async () => expect(await wrong('Nimi 2')).toBe('true'))
  await press('Poista 1')
  await waitFor(async () => expect(await wrong('Nimi 1')).toBe('true'))
  await waitFor(async () => expect(await wrong('Henkilötunnus 1')).toBeNull())
  await press('Lisää')
  await waitFor(async () => expect(await wrong('Nimi 2')).toBeNull())
  await press('Jatka')
  for (const name of ['Henkilötunnus 1', 'Nimi 2', 'Henkilötunnus 2']) expect(await wrong(name)).toBe('true')
})

test('a step whose server check fails does not continue, and says why', async () => {
  onNext.mockRejectedValueOnce(new FormRefusal(() => 'Yritys on jo asiakas.'))
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_next())
  expect(await screen.findByText('Yritys on jo asiakas.')).toBeTruthy()
  expect(path()).toBe(PATHS.company)
  await press(m.wizard_next())
  await heading('Henkilöt')
  expect(screen.queryByText('Yritys on jo asiakas.')).toBeNull()
  expect(onNext).toHaveBeenCalledTimes(2)
})

test('two presses of "next" run the check once', async () => {
  let go: (value?: unknown) => void = () => {}
  onNext.mockImplementation(() => new Promise((done) => (go = done)))
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  const button = await screen.findByRole('button', { name: m.wizard_next() })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(onNext).toHaveBeenCalled())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  act(() => go())
  await heading('Henkilöt')
  expect(onNext).toHaveBeenCalledOnce()
})

test('a step that was left during its check stays left [SES-18]', async () => {
  wizard = keeping
  let go: (value?: unknown) => void = () => {}
  onNext.mockImplementation(() => new Promise((done) => (go = done)))
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_next())
  await waitFor(() => expect(onNext).toHaveBeenCalled())
  await act(() => router.navigate({ to: '/other' as never }))
  await settle(() => go())
  expect(path()).toBe('/other')
})

test('a check that fails after its step was left shows nothing on the next page', async () => {
  let fail: (reason: unknown) => void = () => {}
  onNext.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_next())
  await waitFor(() => expect(onNext).toHaveBeenCalled())
  await act(() => router.navigate({ to: PATHS.people as never }))
  await heading('Henkilöt')
  await settle(() => fail(new FormRefusal(() => 'Yritys on jo asiakas.')))
  expect(screen.queryByText('Yritys on jo asiakas.')).toBeNull()
})

test('going back keeps the input, invalid input included', async () => {
  await open(PATHS.company)
  await fillCompany()
  await press('Lisää')
  await fill('Nimi 1', 'Aino')
  await follow(m.wizard_back())
  await heading('Yritys')
  expect((await box('Yrityksen nimi')).value).toBe('Oy Ab')
  await fill('Yrityksen nimi', 'Oy')
  await press(m.wizard_next())
  expect((await box('Nimi 1')).value).toBe('Aino')
  expect((await box('Henkilötunnus 1')).value).toBe('')
})

test('the list of steps marks the current one, links back, and validates before going forward', async () => {
  await open(PATHS.company)
  const list = () => screen.getByRole('navigation', { name: 'Tilaus: vaiheet' })
  const current = () => list().querySelector('[aria-current=step]')?.textContent.trim()
  expect(current()).toBe('1 Yritys')
  expect(list().querySelectorAll('a')).toHaveLength(0)
  await fillCompany()
  expect(current()).toBe('2 Henkilöt')
  expect(list().querySelectorAll('a')).toHaveLength(1)
  await follow('Yritys')
  await heading('Yritys')
  await fill('Yrityksen nimi', '')
  await follow('Henkilöt')
  expect(path()).toBe(PATHS.company)
  expect(await screen.findByText(m.form_error_required())).toBeTruthy()
  await fill('Yrityksen nimi', 'Oy')
  await follow('Henkilöt')
  await heading('Henkilöt')
  expect(onNext).toHaveBeenCalledTimes(2)
})

test('after a reload, only the steps that were open before it can be reached from the list', async () => {
  const links = () => screen.getByRole('navigation', { name: 'Tilaus: vaiheet' }).querySelectorAll('a').length
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  await reload()
  expect(links()).toBe(0)
  await press(m.wizard_next())
  await heading('Henkilöt')
  await follow(m.wizard_back())
  await heading('Yritys')
  await reload()
  expect(links()).toBe(1)
  await follow('Henkilöt')
  await heading('Henkilöt')
})

test.each([PATHS.people, PATHS.payment])('a deep link to %s opens the first incomplete step', async (deep) => {
  await open(deep)
  await heading('Yritys')
  expect(path()).toBe(PATHS.company)
})

test('input survives a reload; secrets do not, and the page asks for them again and says why', async () => {
  await fillAll()
  await reload()
  // Personal ids are not stored, so the step with the people is incomplete again.
  await heading('Henkilöt')
  expect(path()).toBe(PATHS.people)
  expect((await box('Nimi 1')).value).toBe('Aino')
  expect((await box('Henkilötunnus 1')).value).toBe('')
  const told = await screen.findByText(m.wizard_resumed_title())
  expect(told.parentElement?.textContent).toContain(m.wizard_resumed_secrets())
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/131052-|Etuportaali/)
  await fill('Henkilötunnus 1', '131052-308T')
  await press(m.wizard_next())
  expect((await password()).value).toBe('')
  expect((await box('Määrä')).value).toBe('50')
})

test('input typed after a reload stays when the next page’s code loads late', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  LateEdit = lazy(() => arrived.then(() => ({ default: CompanyEdit })))
  await open(PATHS.company)
  await fill('Yrityksen nimi', 'Oy Ab')
  await reload()
  await fill('Yrityksen nimi', 'Uusi Oy')
  act(() => router.history.push(PATHS.edit))
  await waitFor(() => expect(path()).toBe(PATHS.edit))
  arrive()
  await heading('Muuta yritystä')
  expect((await box('Yrityksen nimi')).value).toBe('Uusi Oy')
})

test('does not mention secrets that were never typed, and asks before starting over', async () => {
  await open(PATHS.company)
  await fillCompany()
  await reload()
  await heading('Henkilöt')
  const told = await screen.findByText(m.wizard_resumed_title())
  expect(told.parentElement?.textContent).not.toContain('Salasanoja')
  await press(m.wizard_start_over())
  await screen.findByText(m.wizard_start_over_text())
  await press(m.form_cancel())
  expect(path()).toBe(PATHS.people)
  await press(m.wizard_start_over())
  await press(m.wizard_start_over_confirm())
  await heading('Yritys')
  expect((await box('Yrityksen nimi')).value).toBe('')
  expect(screen.queryByText(m.wizard_resumed_title())).toBeNull()
  await reload()
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('a guest’s input survives a reload too, and any login deletes it [SES-14]', async () => {
  act(() => endSession('logged-out'))
  await open(PATHS.company)
  await fillCompany()
  await reload()
  await heading('Henkilöt')
  cleanup()
  logInAs('aino')
  await open(PATHS.company)
  expect((await box('Yrityksen nimi')).value).toBe('')
  act(() => endSession('logged-out'))
  cleanup()
  await open(PATHS.company)
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('input of an expired session is restored for the same user only [SES-14]', async () => {
  await open(PATHS.company)
  await fillCompany()
  act(() => endSession('expired'))
  cleanup()
  await open(PATHS.people)
  await heading('Yritys')
  expect((await box('Yrityksen nimi')).value).toBe('')
  cleanup()
  logInAs('aino')
  await open(PATHS.people)
  await heading('Henkilöt')
  expect(path()).toBe(PATHS.people)
  act(() => endSession('expired'))
  cleanup()
  logInAs('eero')
  await open(PATHS.people)
  await heading('Yritys')
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('leaving the wizard asks for confirmation, moving between its pages does not; staying keeps the input [SES-18]', async () => {
  await open(PATHS.company)
  await fillCompany()
  act(() => router.history.push('/other'))
  await screen.findByText(m.form_leave_title())
  await press(m.form_leave_stay())
  expect(path()).toBe(PATHS.people)
  await follow(m.wizard_back())
  expect((await box('Yrityksen nimi')).value).toBe('Oy Ab')
  act(() => router.history.push('/other'))
  await press(m.form_leave_confirm())
  await heading('Toinen sivu')
  act(() => router.history.push(PATHS.company))
  expect((await box('Yrityksen nimi')).value).toBe('')
  act(() => router.history.push('/other'))
  await heading('Toinen sivu')
})

test('going to an edit page and back asks nothing [SES-32]', async () => {
  await open(PATHS.company)
  await fillCompany()
  act(() => router.history.push(PATHS.edit))
  await heading('Muuta yritystä')
  await press(m.form_cancel())
  await heading('Henkilöt')
  expect(screen.queryByText(m.form_leave_title())).toBeNull()
})

test.each(['/order/recreational', '/order/lunch/status/1'])(
  '%s is outside the wizard, so leaving asks for confirmation',
  async (next) => {
    await open(PATHS.company)
    await fillCompany()
    act(() => router.history.push(next))
    await screen.findByText(m.form_leave_title())
    expect(path()).toBe(PATHS.people)
  },
)

test('a wizard that keeps its input asks nothing when left, and is restored later', async () => {
  wizard = keeping
  await open(PATHS.company)
  await fillCompany()
  act(() => router.history.push('/other'))
  await heading('Toinen sivu')
  act(() => router.history.push(PATHS.company))
  expect((await box('Yrityksen nimi')).value).toBe('Oy Ab')
  await follow('Henkilöt')
  await heading('Henkilöt')
})

test.each([
  ['saving', m.wizard_save(), 'Uusi Oy'],
  ['cancelling', m.form_cancel(), 'Oy Ab'],
])('%s an edit page returns to the step that the user came from', async (_what, button, name) => {
  await open(PATHS.company)
  await fillCompany()
  act(() => router.history.push(PATHS.edit))
  await heading('Muuta yritystä')
  await fill('Yrityksen nimi', 'Uusi Oy')
  await press(button)
  await heading('Henkilöt')
  await follow(m.wizard_back())
  expect((await box('Yrityksen nimi')).value).toBe(name)
})

test('leaving an edit page asks first, and its unsaved input is not in the order [VOU-13] [SES-18]', async () => {
  await open(PATHS.company)
  await fillCompany()
  act(() => router.history.push(PATHS.edit))
  await heading('Muuta yritystä')
  await fill('Yrityksen nimi', 'Väärä Oy')
  act(() => router.history.push(PATHS.people))
  await press(m.form_leave_stay())
  expect((await box('Yrityksen nimi')).value).toBe('Väärä Oy')
  act(() => router.history.push(PATHS.people))
  await press(m.form_leave_confirm())
  await heading('Henkilöt')
  await follow(m.wizard_back())
  expect((await box('Yrityksen nimi')).value).toBe('Oy Ab')
})

test('an error in a part that a step does not show opens that part’s edit page [VOU-07]', async () => {
  showsCompany = false
  await open(PATHS.company)
  await press(m.wizard_next())
  await heading('Muuta yritystä')
  expect(document.activeElement).toBe(await box('Yrityksen nimi'))
  expect(await screen.findByText(m.form_error_required())).toBeTruthy()
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_save())
  await heading('Yritys')
  await press(m.wizard_next())
  await heading('Henkilöt')
})

test('a server error in such a part opens the edit page too', async () => {
  showsCompany = false
  send.mockRejectedValueOnce(refusal('company.name'))
  await open(PATHS.company)
  await press(m.wizard_next())
  await heading('Muuta yritystä')
  await fill('Yrityksen nimi', 'Oy Ab')
  await press(m.wizard_save())
  await heading('Yritys')
  await press(m.wizard_next())
  await heading('Henkilöt')
  await fillPeople()
  await fillPassword()
  await fill('Määrä', '50')
  await order()
  await heading('Muuta yritystä')
  expect(await screen.findByText(m.error_field_invalid())).toBeTruthy()
})

test('an edit page returns to the step that was open last, also after a reload', async () => {
  await open(PATHS.edit)
  await heading('Yritys')
  await fillCompany()
  await follow(m.wizard_back())
  await heading('Yritys')
  act(() => router.history.push(PATHS.edit))
  await heading('Muuta yritystä')
  await reload()
  await fill('Yrityksen nimi', '')
  await press(m.wizard_save())
  expect(path()).toBe(PATHS.edit)
  expect(document.activeElement).toBe(await box('Yrityksen nimi'))
  await fill('Yrityksen nimi', 'Uusi Oy')
  await press(m.wizard_save())
  await heading('Yritys')
})

test('the last step asks for confirmation and sends once; navigating on asks nothing and leaves no draft [SES-24]', async () => {
  await fillAll()
  await press('Tilaa')
  expect(send).not.toHaveBeenCalled()
  const confirm = await screen.findByRole('button', { name: 'Vahvista' })
  act(() => {
    confirm.click()
    confirm.click()
  })
  await heading('Tilaus on tehty')
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0].prepared.people).toEqual([{ name: 'Aino', personalId: '131052-308T' }])
  expect(sessionStorage.getItem('portal.drafts') ?? '').not.toContain('Oy Ab')
  act(() => router.history.back())
  await heading('Yritys')
  expect((await box('Yrityksen nimi')).value).toBe('')
})

test('a server error in an earlier step opens that step, and the next change removes it', async () => {
  send.mockRejectedValueOnce(refusal('company.name'))
  await fillAll()
  await order()
  await heading('Yritys')
  expect(await screen.findByText(m.error_field_invalid())).toBeTruthy()
  expect(document.activeElement).toBe(await box('Yrityksen nimi'))
  await fill('Yrityksen nimi', 'Oy')
  await waitFor(() => expect(screen.queryByText(m.error_field_invalid())).toBeNull())
  await follow('Maksu')
  await heading('Maksu')
  expect((await password()).value).toBe('Etuportaali-1')
  await order()
  await heading('Tilaus on tehty')
})

test('a server error of a list entry never shows at another entry', async () => {
  send.mockRejectedValueOnce(refusal('people[1].name'))
  await open(PATHS.company)
  await fillCompany()
  for (const [index, name] of ['Aino', 'Veikko'].entries()) {
    await press('Lisää')
    await fill(`Nimi ${index + 1}`, name)
    await fill(`Henkilötunnus ${index + 1}`, '131052-308T')
  }
  await press(m.wizard_next())
  await heading('Maksu')
  await fillPassword()
  await fill('Määrä', '50')
  await order()
  await heading('Henkilöt')
  await waitFor(async () => expect((await box('Nimi 2')).getAttribute('aria-invalid')).toBe('true'))
  await press('Poista 1')
  expect((await box('Nimi 1')).value).toBe('Veikko')
  await press('Lisää')
  expect((await box('Nimi 2')).getAttribute('aria-invalid')).toBeNull()
})

test('a server error opens no step after the wizard was left [SES-18]', async () => {
  let fail = () => {}
  send.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(refusal('company.name')))))
  await fillAll()
  await order()
  await waitFor(() => expect(send).toHaveBeenCalled())
  await act(() => router.navigate({ to: '/other' as never }))
  await settle(() => fail())
  expect(path()).toBe('/other')
})

test('a server error opens its step after a reload too', async () => {
  send.mockRejectedValueOnce(refusal('company.name'))
  await fillAll()
  await reload()
  await fill('Henkilötunnus 1', '131052-308T')
  await press(m.wizard_next())
  await fillPassword()
  await order()
  await heading('Yritys')
  expect(await screen.findByText(m.error_field_invalid())).toBeTruthy()
})

test('an error in the last step stays there with the input', async () => {
  send.mockRejectedValueOnce(refusal('amount'))
  await fillAll()
  await order()
  expect(await screen.findByText(m.error_field_invalid())).toBeTruthy()
  expect(path()).toBe(PATHS.payment)
  await follow(m.wizard_back())
  await press(m.wizard_next())
  expect(await screen.findByText(m.error_field_invalid())).toBeTruthy()
})

test('a lost reply is reported, not resent, keeps its key, and is reported after a reload too, also to a guest', async () => {
  act(() => endSession('logged-out'))
  send.mockRejectedValue(new ApiError({ kind: 'network', operation: 'createDeposit', wasSent: true }))
  await fillAll()
  await order()
  expect(await screen.findByText(/emme tiedä, tallentuiko tämä/)).toBeTruthy()
  const { key } = send.mock.calls[0]?.[0] ?? {}
  expect(sentCommand('order')?.key).toBe(key)
  await follow(m.wizard_back())
  await press(m.wizard_next())
  await order()
  expect(send.mock.calls[1]?.[0].key).toBe(key)
  await reload()
  await heading('Henkilöt')
  expect(await screen.findByText(/mutta emme saaneet vahvistusta/)).toBeTruthy()
  expect(screen.queryByText(m.wizard_resumed_title())).toBeNull()
})
