// @vitest-environment jsdom
import { LoginBody } from '@generated/api/session/session.zod'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { find, host, input, settle, useFreshPage } from '../../tests/support/mount-in-test'
import { useAppForm } from './app-form'
import { bodyForm } from './body-form'
import { FormRoot } from './form-root'

useFreshPage()

const body = bodyForm({ schema: LoginBody, toBody: (values: { username: string; password: string }) => values })

function LoginForm({ send }: { send: (body: unknown) => void }) {
  const form = useAppForm({
    ...body.options,
    defaultValues: { username: '', password: '' },
    onSubmit: ({ value }) => send(body.read(value)),
  })
  return (
    <FormRoot form={form}>
      <form.AppField name="username">{(field) => <field.TextField label="Käyttäjätunnus" />}</form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Salasana" autoComplete="current-password" />}
      </form.AppField>
      <form.SubmitButton>Kirjaudu</form.SubmitButton>
    </FormRoot>
  )
}

test('input typed before hydration is kept and sent; until then the button is disabled', async () => {
  const send = vi.fn()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<LoginForm send={send} />)
  host.append(page)
  expect(find('button', '[type=submit]').disabled).toBe(true)
  expect(find('form').method).toBe('post')
  input('username').value = 'matti'
  input('password').value = 'salainen'
  const root = await act(async () => hydrateRoot(page, <LoginForm send={send} />))
  expect(find('button', '[type=submit]').disabled).toBe(false)
  expect(input('username').value).toBe('matti')
  await settle(() => find('button', '[type=submit]').click())
  expect(send).toHaveBeenCalledExactlyOnceWith({ username: 'matti', password: 'salainen' })
  act(() => root.unmount())
})

function KeepForm({ send }: { send: (values: unknown) => void }) {
  const form = useAppForm({ defaultValues: { keep: false }, onSubmit: ({ value }) => send(value) })
  return (
    <FormRoot form={form}>
      <form.AppField name="keep">{(field) => <field.CheckboxField label="Pidä minut kirjautuneena" />}</form.AppField>
      <form.SubmitButton>Kirjaudu</form.SubmitButton>
    </FormRoot>
  )
}

test('a checkbox checked before hydration is kept and sent [SES-09]', async () => {
  const send = vi.fn()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<KeepForm send={send} />)
  host.append(page)
  input('keep').checked = true
  const root = await act(async () => hydrateRoot(page, <KeepForm send={send} />))
  expect(input('keep').checked).toBe(true)
  await settle(() => find('button', '[type=submit]').click())
  expect(send).toHaveBeenCalledExactlyOnceWith({ keep: true })
  act(() => root.unmount())
})
