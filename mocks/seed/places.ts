import type { AddressFields } from '../database/rows/people.ts'

/** Real postcodes with their towns and a street; house numbers are invented. */
const PLACES = [
  ['33210', 'Tampere', 'Satakunnankatu'],
  ['33100', 'Tampere', 'Hatanpään valtatie'],
  ['33100', 'Tampere', 'Hämeenkatu'],
  ['33720', 'Tampere', 'Insinöörinkatu'],
  ['00100', 'Helsinki', 'Mannerheimintie'],
  ['00180', 'Helsinki', 'Itämerenkatu'],
  ['00500', 'Helsinki', 'Hämeentie'],
  ['02100', 'Espoo', 'Länsituulentie'],
  ['01300', 'Vantaa', 'Asematie'],
  ['20100', 'Turku', 'Yliopistonkatu'],
  ['90100', 'Oulu', 'Kirkkokatu'],
  ['40100', 'Jyväskylä', 'Kauppakatu'],
  ['70100', 'Kuopio', 'Tulliportinkatu'],
  ['15110', 'Lahti', 'Aleksanterinkatu'],
  ['65100', 'Vaasa', 'Hovioikeudenpuistikko'],
  ['53100', 'Lappeenranta', 'Valtakatu'],
  ['96200', 'Rovaniemi', 'Koskikatu'],
  ['28100', 'Pori', 'Yrjönkatu'],
  ['13100', 'Hämeenlinna', 'Raatihuoneenkatu'],
  ['80100', 'Joensuu', 'Siltakatu'],
  ['06100', 'Porvoo', 'Mannerheiminkatu'],
] as const

export type Street = (typeof PLACES)[number][2]

/** An address in one of these streets. */
export function addressOf(street: Street, house: number): AddressFields {
  const place = PLACES.find((candidate) => candidate[2] === street)
  if (!place) throw new RangeError(`no street ${street}`)
  return { addressLine: `${street} ${house}`, postCode: place[0], city: place[1], country: 'FI' }
}
