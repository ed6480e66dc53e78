import type { Benefit, BenefitGroup, BenefitType } from '@generated/api/model'
import { expect, test } from 'vitest'
import { benefitsOf, type Offer, readyOffers } from './ready-benefits'

const TYPES: BenefitType[] = ['lunch', 'recreational', 'transport', 'massage', 'wellbeing']
const STATES = { a: 'available', u: 'unavailable', A: 'active' } as const

/** One letter per benefit: a available, A active, u unavailable, g available with a group. */
function company(letters: string): [Benefit[], BenefitGroup[]] {
  const of = (letter: string) => (letter === 'g' ? 'a' : letter) as keyof typeof STATES
  const benefits = TYPES.map((type, at) => ({ id: type, type, state: STATES[of(letters[at] ?? 'u')] }))
  const groups = TYPES.filter((_, at) => letters[at] === 'g').map((benefitType) => ({
    groupId: benefitType,
    groupName: benefitType,
    maxAmountPerPeriod: 100,
    fundsLoadingType: 'direct_load' as const,
    recurringTopupRequestEnabled: false,
    benefitType,
  }))
  return [benefits, groups]
}

test.each<[string, Offer[]]>([
  ['uuuuu', []],
  ['AAAAA', []],
  ['AAAau', ['massage']],
  ['AAAga', ['wellbeing']],
  ['aaaaa', ['duo', 'transport', 'massage', 'wellbeing']],
  ['aauuu', ['duo']],
  ['aAuuu', ['lunch']],
  ['Aauuu', ['recreational']],
  ['auuuu', ['lunch']],
  ['uauuu', ['recreational']],
  ['aguuu', ['lunch']],
  ['gauuu', ['recreational']],
  ['gguuu', []],
  ['auaua', ['lunch', 'transport', 'wellbeing']],
])('%s is offered as %o [HOM-10]', (letters, offers) => {
  expect(readyOffers(...company(letters))).toEqual(offers)
})

test('benefits outside the contract are not offered, in any order of the reply [HOM-10]', () => {
  expect(readyOffers([], [])).toEqual([])
  const [benefits, groups] = company('aauau')
  expect(readyOffers(benefits.toReversed(), groups)).toEqual(['duo', 'massage'])
})

test('sends Duo as lunch and recreational, without duplicates [HOM-04]', () => {
  expect(benefitsOf(['duo', 'massage'])).toEqual(['lunch', 'recreational', 'massage'])
  expect(benefitsOf(['lunch', 'transport'])).toEqual(['lunch', 'transport'])
  expect(benefitsOf([])).toEqual([])
})
