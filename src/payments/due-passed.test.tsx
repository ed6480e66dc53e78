// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DuePassed } from './due-passed'

test.each([
  ['2020-01-31', m.payments_due_passed()],
  ['2999-01-31', ''],
  // It could not be read.
  ['', ''],
])('of the due date %j says %j [PAY-20] [CTR-07]', (dueDate, text) => {
  expect(render(<DuePassed dueDate={dueDate} />).container.textContent).toBe(text)
})
