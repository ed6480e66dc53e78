// @vitest-environment jsdom
import type { TopUpLoadStatus } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart, refused } from '../../../../tests/support/answers-test-bed'
import { load, loadItem } from '../../../../tests/support/loads'
import { useFreshPage } from '../../../../tests/support/mount-in-test'
import { PanelAnnouncer } from './outcome-panel'
import { CompletedTopUp } from './top-up-outcome'

useFreshPage()
// jsdom lacks it.
HTMLElement.prototype.checkVisibility = () => true

/** `unread`: the details of the load cannot be read. */
type Result = TopUpLoadStatus | 'unread'

/** Opens the results of loads that were running when the page opened. @returns their headings */
async function headingsOf(results: readonly Result[]): Promise<(string | null)[]> {
  await openPart(
    <PanelAnnouncer>
      <CompletedTopUp
        ids={results.map((_, place) => `t-${place}`)}
        leftOut={[]}
        wasReplyLost={false}
        onAnother={() => {}}
      />
    </PanelAnnouncer>,
    {
      readTopUp: ({ url = '' }) => {
        const id = url.split('/').at(-1) ?? ''
        const status = results[Number(id.replace('t-', ''))]
        if (status === undefined || status === 'unread') throw refused('readTopUp', 403, 'forbidden')
        return { ...load({ id, status }), topUpLoadItems: [loadItem('success')] }
      },
    },
  )
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(results.length))
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}

test.each<[Result[], (() => string)[]]>([
  [
    ['success', 'success'],
    [m.top_up_done_title, m.top_up_done_title],
  ],
  [
    ['success', 'closed_with_errors'],
    [m.top_up_done_title, m.top_up_errors_title],
  ],
  [
    ['canceled', 'success'],
    [m.top_up_canceled_title, m.top_up_done_title],
  ],
  [
    ['success', 'unread'],
    [m.top_up_done_title, m.top_up_unread_title],
  ],
])(
  'the results of running loads that end as %j are each shown and announced as they are [TOP-08] [TOP-15]',
  async (results, each) => {
    expect(await headingsOf(results)).toEqual(each.map((title) => title()))
    const announced = screen.getAllByRole('status')[0]?.textContent
    for (const title of each) expect(announced).toContain(title())
  },
)
