// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createWizard } from './wizard'

const defaultValues = { company: { name: '', city: '' }, person: { name: '', password: '' }, rows: [] as string[] }

const wizard = createWizard({
  key: 'test',
  steps: [
    { id: 'company', fields: ['company'] },
    { id: 'person', fields: ['person'] },
    { id: 'summary', fields: [] },
  ],
  defaultValues,
  errors: (values) => ({
    ...(values.company.name === '' && { 'company.name': () => 'puuttuu' }),
    ...(values.person.name === '' && { 'person.name': () => 'puuttuu' }),
  }),
  secrets: ['password'],
})

const withCompany = { ...defaultValues, company: { name: 'Oy', city: '' } }
const complete = { ...withCompany, person: { name: 'Matti', password: 'Kissa-12345' } }

beforeEach(() => sessionStorage.clear())

test('a deep link goes to the first step that is not complete', () => {
  expect(wizard.firstIncompleteStep(defaultValues)).toBe('company')
  expect(wizard.firstIncompleteStep(withCompany)).toBe('person')
  expect(wizard.firstIncompleteStep(complete)).toBeUndefined()
  expect(wizard.redirectFrom('summary', defaultValues)).toBe('company')
  expect(wizard.redirectFrom('summary', withCompany)).toBe('person')
  expect(wizard.redirectFrom('person', withCompany)).toBeUndefined()
  expect(wizard.redirectFrom('company', complete)).toBeUndefined()
})

test('steps are done, current or upcoming; a done one can be gone back to', () => {
  expect(wizard.stepStates('person', withCompany)).toEqual([
    { id: 'company', state: 'done' },
    { id: 'person', state: 'current' },
    { id: 'summary', state: 'upcoming' },
  ])
  expect([wizard.next('company'), wizard.next('summary'), wizard.previous('company')]).toEqual([
    'person',
    undefined,
    undefined,
  ])
})

test('a draft survives without its secrets, and one of another shape is not trusted', () => {
  wizard.saveDraft(complete)
  expect(JSON.stringify(sessionStorage)).not.toContain('Kissa')
  expect(wizard.loadDraft()).toEqual({ ...complete, person: { name: 'Matti', password: '' } })
  sessionStorage.setItem(
    'portal.wizard.test',
    '{"company":{"name":5,"city":"Turku","evil":1},"person":null,"rows":"x"}',
  )
  expect(wizard.loadDraft()).toEqual({ ...defaultValues, company: { name: '', city: 'Turku' } })
  wizard.dropDraft()
  expect(wizard.loadDraft()).toEqual(defaultValues)
})
