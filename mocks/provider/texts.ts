import type { Choice } from './outcomes.ts'

export type Locale = 'fi' | 'en'
export type Refusal = 'tampered' | 'unknown'

type Texts = {
  title: string
  about: string
  payee: string
  amount: string
  method: string
  reference: string
  choose: string
  done: string
  close: string
  back: string
  backAgain: string
  refused: Record<Refusal, string>
  choices: Record<Choice, readonly [name: string, what: string]>
}

const fi: Texts = {
  title: 'Testimaksupalvelu',
  about: 'Tämä on harjoituspalvelu: rahaa ei liiku. Valitse, miten maksussa käy.',
  payee: 'Saaja',
  amount: 'Summa',
  method: 'Maksutapa',
  reference: 'Viitenumero',
  choose: 'Miten maksussa käy?',
  done: 'Maksu on käsitelty.',
  close: 'Voit sulkea tämän sivun.',
  back: 'Palaa myyjän palveluun',
  backAgain: 'Palaa toisessa välilehdessä',
  refused: {
    tampered: 'Maksun tietoja on muutettu matkalla. Maksua ei voi tehdä.',
    unknown: 'Tällaista maksua ei ole.',
  },
  choices: {
    pay: ['Maksa', 'Maksu onnistuu heti.'],
    cancel: ['Peruuta', 'Maksaja peruu maksun.'],
    fail: ['Epäonnistu', 'Pankki hylkää maksun.'],
    delay: ['Viivästy', 'Maksu hyväksytään heti, raha tulee kahden päivän kuluttua.'],
    pending: ['Jää odottamaan', 'Maksu vahvistuu 15 sekunnissa.'],
    close: ['Maksa ja sulje selain', 'Maksu onnistuu, mutta maksaja ei palaa.'],
    twice: ['Maksa ja palaa kahdesti', 'Maksu onnistuu, ja paluulinkkiä voi seurata monta kertaa.'],
    early: ['Palaa ennen vahvistusta', 'Maksaja palaa heti, tieto maksusta tulee 9 sekunnin kuluttua.'],
    tampered: ['Väärennä paluu', 'Maksu perutaan, mutta paluuosoite väittää sen onnistuneen.'],
  },
}

const en: Texts = {
  title: 'Test payment service',
  about: 'This is for practice: no money moves. Choose what becomes of the payment.',
  payee: 'Recipient',
  amount: 'Sum',
  method: 'Payment method',
  reference: 'Reference number',
  choose: 'What becomes of the payment?',
  done: 'The payment has been handled.',
  close: 'You can close this page.',
  back: 'Return to the seller',
  backAgain: 'Return in another tab',
  refused: {
    tampered: 'The details of the payment were changed on the way. It cannot be made.',
    unknown: 'There is no such payment.',
  },
  choices: {
    pay: ['Pay', 'The payment succeeds at once.'],
    cancel: ['Cancel', 'The payer cancels.'],
    fail: ['Fail', 'The bank rejects the payment.'],
    delay: ['Delay', 'Accepted at once, the money comes two days later.'],
    pending: ['Stay pending', 'The payment is confirmed in 15 seconds.'],
    close: ['Pay and close the browser', 'The payment succeeds, but the payer does not return.'],
    twice: ['Pay and return twice', 'The payment succeeds, and the way back can be taken many times.'],
    early: ['Return before the callback', 'The payer returns at once, the word of the payment comes 9 seconds later.'],
    tampered: ['Forge the return', 'The payment is cancelled, but the address of the return claims that it succeeded.'],
  },
}

export const texts: Record<Locale, Texts> = { fi, en }
