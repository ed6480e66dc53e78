// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { FormApi } from '@tanstack/react-form'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { answerImport } from '../../../tests/support/answer-import'
import { formNoticeOf } from '../form-state'
import { submitForm } from './submit-form'

afterEach(() => void vi.unstubAllGlobals())

test('a rejection whose texts cannot be loaded shows the general error [NAV-14]', async () => {
  // A chunk that is missing after a deploy.
  answerImport('../errors/apply-server-errors', () => Promise.reject(new Error('not found')))
  setCurrentLocale('fi')
  const press = { key: 'k-1', prepared: undefined }
  const error = new ApiError({ kind: 'http', operation: 'createDeposit', status: 400 })
  const form = new FormApi({ defaultValues: {}, onSubmitMeta: press, onSubmit: () => Promise.reject(error) })
  form.mount()
  expect(await submitForm(form, { press })).toEqual({ kind: 'failed', error })
  expect(formNoticeOf(form)?.level).toBe('error')
  expect(formNoticeOf(form)?.text()).toBe(m.error_generic())
})
