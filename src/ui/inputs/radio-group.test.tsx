// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Label } from './label'
import { RadioGroup } from './radio-group'

afterEach(cleanup)

it('choices are in groups, each with its heading once [PAY-02]', () => {
  render(
    <RadioGroup
      legend="Maksutapa"
      name="method"
      layout="list"
      value="card"
      onChange={() => undefined}
      options={[
        { value: 'op', label: 'OP', group: 'Pankki' },
        { value: 'nordea', label: 'Nordea', group: 'Pankki' },
        { value: 'card', label: 'Luottokortti', group: 'Kortti' },
      ]}
    />,
  )
  const whole = screen.getByRole('radiogroup', { name: 'Maksutapa' })
  const names = (group: string) =>
    within(within(whole).getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
  expect(names('Pankki')).toEqual(['OP', 'Nordea'])
  expect(names('Kortti')).toEqual(['Luottokortti'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Luottokortti' }).checked).toBe(true)
})

it('the note of a label is a separate word in the field’s accessible name', () => {
  render(
    <>
      <Label htmlFor="title" note="(valinnainen)">
        Tehtävänimike
      </Label>
      <input id="title" />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Tehtävänimike (valinnainen)' })).toBeTruthy()
})
