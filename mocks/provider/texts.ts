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
  about: 'Tämä on harjoituspalvelu: rahaa ei liiku. Valitse, miten maksu päättyy.',
  payee: 'Saaja',
  amount: 'Summa',
  method: 'Maksutapa',
  reference: 'Viitenumero',
  choose: 'Miten maksu päättyy?',
  done: 'Maksu on käsitelty.',
  close: 'Voit sulkea tämän sivun.',
  back: 'Palaa myyjän palveluun',
  backAgain: 'Palaa toiseen välilehteen',
  refused: {
    tampered: 'Maksun tietoja on muutettu matkalla. Maksua ei voi tehdä.',
    unknown: 'Tällaista maksua ei ole.',
  },
  choices: {
    pay: ['Maksa', 'Maksu onnistuu heti.'],
    cancel: ['Peruuta', 'Maksaja peruu maksun.'],
    fail: ['Maksu epäonnistuu', 'Pankki hylkää maksun.'],
    delay: ['Maksu viivästyy', 'Maksu hyväksytään heti, ja raha saapuu kahden päivän kuluttua.'],
    pending: ['Maksu jää odottamaan', 'Maksu vahvistuu 15 sekunnissa.'],
    close: ['Maksa ja sulje selain', 'Maksu onnistuu, mutta maksaja ei palaa.'],
    twice: ['Maksa ja palaa kahdesti', 'Maksu onnistuu, ja paluulinkkiä voi käyttää monta kertaa.'],
    early: ['Palaa ennen vahvistusta', 'Maksaja palaa heti, ja maksu vahvistuu 9 sekunnin kuluttua.'],
    tampered: ['Väärennä paluu', 'Maksu perutaan, mutta paluuosoite väittää sen onnistuneen.'],
  },
}

const en: Texts = {
  title: 'Test payment service',
  about: 'This is for practice: no money moves. Choose how the payment ends.',
  payee: 'Payee',
  amount: 'Amount',
  method: 'Payment method',
  reference: 'Reference number',
  choose: 'How should the payment end?',
  done: 'The payment has been processed.',
  close: 'You can close this page.',
  back: 'Return to the seller',
  backAgain: 'Return in another tab',
  refused: {
    tampered: 'The payment details were changed on the way. It can’t be made.',
    unknown: 'Payment not found.',
  },
  choices: {
    pay: ['Pay', 'The payment succeeds immediately.'],
    cancel: ['Cancel', 'The payer cancels the payment.'],
    fail: ['Payment fails', 'The bank rejects the payment.'],
    delay: ['Payment is delayed', 'The payment is accepted immediately, and the money arrives two days later.'],
    pending: ['Payment stays pending', 'The payment is confirmed in 15 seconds.'],
    close: ['Pay and close the browser', 'The payment succeeds, but the payer doesn’t return.'],
    twice: ['Pay and return twice', 'The payment succeeds, and the return link works more than once.'],
    early: [
      'Return before the confirmation',
      'The payer returns immediately, and the payment is confirmed 9 seconds later.',
    ],
    tampered: ['Forge the return', 'The payment is cancelled, but the return URL claims it succeeded.'],
  },
}

export const texts: Record<Locale, Texts> = { fi, en }
