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
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { find, host, input, render, settle, type, useFreshPage } from '../../../tests/support/mount-in-test'
import { useAppForm } from '../app-form'
import { bodyForm } from '../body-form'
import { FormRoot } from '../form-root'
import { pressOf } from '../submit/press'

useFreshPage()

const body = bodyForm({ schema: z.object({ name: z.string() }), toBody: (values: { name: string }) => values })

function NameForm() {
  const form = useAppForm({
    ...body.options,
    defaultValues: { name: '' },
    onSubmit: () => router.history.push('/other'),
  })
  return (
    <FormRoot form={form}>
      <form.AppField name="name">{(field) => <field.TextField label="Nimi" />}</form.AppField>
      <form.ConfirmLeave />
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

/** The confirmation of AskingForm waits for it before it saves. */
let check = Promise.resolve(true)
const saved = vi.fn()

/** Like the profile: a valid submit asks for confirmation first, then saves. */
function AskingForm() {
  const form = useAppForm({
    ...body.options,
    defaultValues: { name: '' },
    onSubmitMeta: pressOf<{ name: string }>(),
    onSubmit: ({ value, formApi }) => {
      saved(value)
      formApi.reset(value)
    },
  })
  return (
    <FormRoot
      form={form}
      question={{
        prepare: () => form.state.values,
        render: ({ onConfirm }) => (
          <button type="button" onClick={() => void onConfirm(undefined, () => check)}>
            Vahvista
          </button>
        ),
      }}
    >
      <form.AppField name="name">{(field) => <field.TextField label="Nimi" />}</form.AppField>
      <form.ConfirmLeave />
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

/** A page that stays open after saving. */
function StayingForm() {
  const form = useAppForm({ ...body.options, defaultValues: { name: '' }, onSubmit: () => undefined })
  return (
    <FormRoot form={form}>
      <form.AppField name="name">{(field) => <field.TextField label="Nimi" />}</form.AppField>
      <form.ConfirmLeave />
      <form.SubmitButton>Tallenna</form.SubmitButton>
    </FormRoot>
  )
}

const rootRoute = createRootRoute({ component: Outlet })
const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/form', component: NameForm }),
  createRoute({ getParentRoute: () => rootRoute, path: '/asking', component: AskingForm }),
  createRoute({ getParentRoute: () => rootRoute, path: '/staying', component: StayingForm }),
  createRoute({ getParentRoute: () => rootRoute, path: '/other', component: () => <p>Toinen sivu</p> }),
]
const makeRouter = (path: string) =>
  createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
let router: ReturnType<typeof makeRouter>

async function open(path = '/form') {
  router = makeRouter(path)
  // The registered router type is that of the portal; this test router has other routes.
  await settle(() => render(<RouterProvider router={router as never} />))
  await waitFor(() => find('form'))
}

const goAway = () => settle(() => router.history.push('/other'))
const asks = () => waitFor(() => expect(find('dialog').textContent).toContain(m.form_leave_title()))
const hasLeft = () => waitFor(() => expect(host.textContent).toBe('Toinen sivu'))
const submit = () => settle(() => find('button', '[type=submit]').click())
async function press(name: string) {
  const button = await waitFor(() => {
    const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`no button ${name}`)
    return found
  })
  await settle(() => button.click())
}

test('asks before leaving a route with unsaved changes; staying keeps them', async () => {
  await open()
  type('name', 'Matti')
  await goAway()
  await asks()
  await press(m.form_leave_stay())
  expect(input('name').value).toBe('Matti')
  await waitFor(() => expect(host.querySelector('dialog')).toBeNull())
  await goAway()
  await press(m.form_leave_confirm())
  await hasLeft()
})

test('asks nothing without changes', async () => {
  await open()
  await goAway()
  await hasLeft()
})

test('asks nothing when navigating on after a success', async () => {
  await open()
  type('name', 'Matti')
  await submit()
  await hasLeft()
})

test('changing the search parameters keeps the form and asks nothing', async () => {
  await open()
  type('name', 'Matti')
  await settle(() => router.history.push('/form?tab=b'))
  await waitFor(() => expect(router.state.resolvedLocation?.searchStr).toBe('?tab=b'))
  expect(host.querySelector('dialog')).toBeNull()
  expect(input('name').value).toBe('Matti')
})

test('a submit that only opens the confirmation saves nothing, so leaving asks until the form is reset', async () => {
  await open('/asking')
  type('name', 'Matti')
  await submit()
  await goAway()
  await asks()
  await press(m.form_leave_stay())
  await press('Vahvista')
  await goAway()
  await hasLeft()
})

test('a confirmed submit that is still being checked is not sent once leaving was asked about [SES-18]', async () => {
  saved.mockClear()
  let pass = () => {}
  const hold = () => {
    check = new Promise((done) => (pass = () => done(true)))
  }
  await open('/asking')
  type('name', 'Matti')
  await submit()
  hold()
  await press('Vahvista')
  await goAway()
  await settle(() => pass())
  expect(saved).not.toHaveBeenCalled()
  await press(m.form_leave_stay())
  hold()
  await press('Vahvista')
  await goAway()
  await press(m.form_leave_confirm())
  await hasLeft()
  await settle(() => pass())
  expect(saved).not.toHaveBeenCalled()
})

test('input typed after a success is unsaved', async () => {
  await open('/staying')
  type('name', 'Matti')
  await submit()
  type('name', 'Maija')
  await goAway()
  await asks()
  await press(m.form_leave_stay())
  await submit()
  await goAway()
  await hasLeft()
})
