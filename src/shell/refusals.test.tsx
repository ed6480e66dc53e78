// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/replies/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { ConfirmAction } from '@/forms/submit/confirm-action'
import { notifyApiError } from '@/notifications/api-notifications'
import { NotificationRegion } from '@/notifications/notification-region'
import { closeAllNotifications } from '@/notifications/notifications'
import { host, render, settle, useFreshPage } from '../../tests/support/mount-in-test'
import { PageErrorScreen } from './route-error-screen'

useFreshPage()
// Import the lazy parts up front, so that no test waits for them.
beforeAll(() => Promise.all([import('@/forms/errors/apply-server-errors'), import('@/domain/error-texts')]))
afterEach(closeAllNotifications)

const refused = (status: number, ...codes: string[]) =>
  new ApiError({
    kind: 'http',
    status,
    operation: 'createEmployee',
    items: codes.map((code) => ({ code, severity: 'Error', message: code })),
  })

/** Possible server errors, with and without their own text, and a missing reply. */
const REFUSALS: [string, ApiError][] = [
  ['400 without a code', refused(400)],
  ['400 with a known code', refused(400, 'validation_failed')],
  ['400 with codes that say nothing', refused(400, 'invalid_grant')],
  ['403 without a code', refused(403)],
  ['403 access_denied', refused(403, 'access_denied')],
  ['404', refused(404, 'not_found')],
  ['409 with an unknown code', refused(409, 'moon_is_full')],
  ['410', refused(410)],
  ['422', refused(422, 'validation_failed')],
  ['429', refused(429, 'too_many_requests')],
  ['500', refused(500, 'internal_error')],
  ['503 without a code', refused(503)],
  ['no connection', new ApiError({ kind: 'network', operation: 'createEmployee' })],
  ['no answer in time', new ApiError({ kind: 'timeout', operation: 'createEmployee' })],
]

const sendForm = bodyForm({ schema: z.object({ note: z.string() }), toBody: (values: { note: string }) => values })

function Form({ error }: { error: ApiError }) {
  const form = useAppForm({
    ...sendForm.options,
    defaultValues: { note: '' },
    onSubmit: () => {
      throw error
    },
  })
  return (
    <FormRoot form={form} draft={false}>
      <form.SubmitButton>Lähetä</form.SubmitButton>
    </FormRoot>
  )
}

const press = (name: string) =>
  settle(() => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

async function inApp(page: () => ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  })
  await act(() => router.load())
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** Each place where an error can be shown; the functions return the text shown there. */
const PLACES: Record<string, (error: ApiError) => Promise<string | undefined>> = {
  'a form': async (error) => {
    render(<Form error={error} />)
    await press('Lähetä')
    const notice = host.querySelector('[data-form-notice]')
    // The notice is focused, which also scrolls it into view.
    expect(document.activeElement).toBe(notice)
    return notice?.querySelector('[data-slot=alert-description]')?.textContent
  },
  'a confirm dialog': async (error) => {
    render(
      <ConfirmAction
        title="Hylätäänkö pyyntö?"
        confirmLabel="Hylkää"
        action={() => Promise.reject(error)}
        onDone={() => undefined}
        onClose={() => undefined}
      />,
    )
    await press('Hylkää')
    return host.querySelector('dialog [role=alert] [data-slot=alert-description]')?.textContent
  },
  'a notification': async (error) => {
    await inApp(() => <NotificationRegion />)
    act(() => notifyApiError(error))
    return (await screen.findByText(/./, { selector: '[data-slot=toast] p' })).textContent
  },
  'a page that cannot be read': async (error) => {
    await inApp(() => <PageErrorScreen error={error} reset={() => undefined} />)
    return host.querySelector('[role=alert]')?.textContent
  },
}

const table = Object.keys(PLACES).flatMap((place) => REFUSALS.map(([name, error]) => [place, name, error] as const))

test.each(table)('%s shows a text for %s [NAV-13] [NAV-14]', async (place, _, error) => {
  expect((await PLACES[place]?.(error)) ?? '').toMatch(/\p{L}{3,}.*[.?]/u)
})

test('a 403 without a code’s text says that the user is not allowed to do that [SES-07] [NAV-14]', async () => {
  expect(await PLACES['a form']?.(refused(403, 'access_denied'))).toBe(m.error_not_allowed())
})

test('the error screen shows the request id for customer service [NAV-11]', async () => {
  const error = new ApiError({ kind: 'http', status: 500, operation: 'readUser', requestId: 'r-1' })
  expect(await PLACES['a page that cannot be read']?.(error)).toContain(m.error_request_id({ id: 'r-1' }))
})
