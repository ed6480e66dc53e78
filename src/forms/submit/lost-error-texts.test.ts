// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { FormApi } from '@tanstack/react-form'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { formNoticeOf } from '../form-state'
import { submitForm } from './submit-form'

// A chunk that is missing after a deploy.
vi.mock('../errors/apply-server-errors', () => {
  throw new Error('not found')
})

test('a rejection whose texts cannot be loaded shows the general error [NAV-14]', async () => {
  setCurrentLocale('fi')
  const press = { key: 'k-1', prepared: undefined }
  const error = new ApiError({ kind: 'http', operation: 'createDeposit', status: 400 })
  const form = new FormApi({ defaultValues: {}, onSubmitMeta: press, onSubmit: () => Promise.reject(error) })
  form.mount()
  expect(await submitForm(form, { press })).toEqual({ kind: 'failed', error })
  expect(formNoticeOf(form)?.level).toBe('error')
  expect(formNoticeOf(form)?.text()).toBe(m.error_generic())
})
