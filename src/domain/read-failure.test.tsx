// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReportFailure } from '@/notifications/report-failure'
import { render, useFreshPage } from '../../tests/support/mount-in-test'
import { joinReads, OutdatedNote, ReadFailure, RetryLine } from './read-failure'

useFreshPage()

/** A read that has failed, with older data: it stays failed while it is read again. */
function failedRead() {
  let end = () => {}
  const refetch = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  return { read: { isError: true, isRefetchError: true, isPending: false, refetch }, end: () => end() }
}
type Read = ReturnType<typeof failedRead>['read']

test.each([
  ['a part that failed', ({ refetch }: Read) => <ReadFailure onRetry={refetch}>Ei onnistunut</ReadFailure>],
  ['a list that failed', ({ refetch }: Read) => <ReportFailure title="Ei onnistunut" onRetry={refetch} />],
  ['a detail that failed', ({ refetch }: Read) => <RetryLine text="Ei onnistunut" onRetry={refetch} />],
  ['older data', (read: Read) => <OutdatedNote reads={[read]} />],
  ['several reads', (read: Read) => <ReadFailure onRetry={joinReads([read]).refetch}>Ei onnistunut</ReadFailure>],
])('the retry of %s shows that it runs until the read ends [SES-24]', async (_, part) => {
  const { read, end } = failedRead()
  render(part(read))
  const retry = screen.getByRole('button', { name: m.try_again() })
  await userEvent.click(retry)
  expect(retry.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(retry)
  expect(read.refetch).toHaveBeenCalledOnce()
  await act(async () => end())
  expect(retry.getAttribute('aria-busy')).toBeNull()
})
