// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { usePolling } from '@/api/queries/use-polling'
import {
  answer,
  client,
  open,
  pass,
  questions,
  read,
  requestCount,
  usePollingPage,
} from '../../../tests/support/polling-test-bed'
import { REPORT_LEGS } from './queries'

usePollingPage()

let isOver = false
function Report() {
  ;({ isOver } = usePolling({ queryKey: ['report'], queryFn: read }, { isAwaited: () => true, legs: REPORT_LEGS }))
  return null
}

test.each([
  { seconds: 3, reads: 1, isEnd: false },
  { seconds: 60, reads: 20, isEnd: false },
  { seconds: 70, reads: 21, isEnd: false },
  { seconds: 359, reads: 49, isEnd: false },
  { seconds: 360, reads: 50, isEnd: true },
  { seconds: 600, reads: 50, isEnd: true },
])('after $seconds seconds a running load has been read again $reads times', async ({ seconds, reads, isEnd }) => {
  client.setQueryData(['report'], 'running')
  await open(<Report />)
  for (let passed = 0; passed < seconds; passed += 1) {
    await pass(1)
    if (questions.length > 0) await answer('running')
  }
  expect([requestCount, isOver]).toEqual([reads, isEnd])
})
