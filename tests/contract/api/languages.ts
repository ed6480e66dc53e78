/** Texts written by the API: in the requested language, Finnish by default. */
import type { OperationName } from '../../../generated/registry.ts'
import type { Answer } from './caller.ts'
import { textsOfPdf } from './files.ts'
import { valuesAt } from './inputs.ts'
import type { Exchange, Run } from './run.ts'

const jsonAt =
  (path: string) =>
  ({ json }: Answer) =>
    valuesAt([json], path.split('.')).map(String)
const heading = ({ bytes, type }: Answer) =>
  type === 'text/csv' ? [new TextDecoder().decode(bytes).split(/\r?\n/)[0] ?? ''] : []
const pdf = ({ bytes }: Answer) => textsOfPdf(bytes)

/** The texts of a reply that depend on Accept-Language, according to the contract. */
const TRANSLATED: Partial<Record<OperationName, (answer: Answer) => string[]>> = {
  listTransactions: jsonAt('transactions.title'),
  listVoucherOrders: jsonAt('voucherOrders.product'),
  readVoucherOrder: jsonAt('product'),
  downloadDeductionReport: heading,
  downloadIncomeRegisterReport: heading,
  downloadExternalReport: heading,
  downloadDepositReceipt: pdf,
  downloadTransactionReceipt: pdf,
  downloadVoucherOrderReceipt: pdf,
  downloadOrderDocument: pdf,
  downloadPaymentDocument: pdf,
}
/** Requested languages, and whether the texts then differ from the Finnish ones. */
const LANGUAGES: [name: string, language: string, isAnother: boolean][] = [
  ['in English', 'en-US', true],
  ['in any language', '*', false],
  ['in a language that there is not', 'sv-SE', false],
]

/** Repeats the first successful call in other languages. */
export async function tryLanguages(run: Run, operation: OperationName, judge: (answer: Answer) => string[]) {
  const texts = TRANSLATED[operation]
  const first = run.goodOf(operation).find(({ answer }) => (texts?.(answer) ?? []).length > 0)
  if (!texts || !first) return
  for (const [name, language] of LANGUAGES) await run.try(name, { ...first.call, language }, [], judge)
}

/** Replies that are not in the requested language. */
export function wrongLanguages(run: Run): { at: Exchange; what: string }[] {
  return Object.entries(TRANSLATED).flatMap(([operation, texts]) => {
    const exchanges = run.goodOf(operation as OperationName)
    return LANGUAGES.flatMap(([name, language, isAnother]) => {
      const at = exchanges.find(({ result }) => result.name === name)
      const finnish = at && exchanges.find(({ call }) => call.params === at.call.params && call.body === at.call.body)
      if (!at || !finnish) return []
      const isSame = texts(at.answer).join('\n') === texts(finnish.answer).join('\n')
      if (isSame !== isAnother) return []
      return [
        {
          at,
          what: isAnother ? 'the texts are the Finnish ones' : `the texts are not the Finnish ones for ${language}`,
        },
      ]
    })
  })
}
