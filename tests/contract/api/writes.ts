/**
 * The commands in order of dependency: create, read, change, delete. Changes save the same values again; created records go
 * into the ledger and are removed. Commands that cannot be undone are excluded, with a reason.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { safeParse } from 'zod/v4/core'
import { contractData } from '../../../generated/contract-data.ts'
import type { OperationName } from '../../../generated/registry.ts'
import { personalId } from '../../../mocks/values/identifiers.ts'
import { newest } from './answers.ts'
import { bodyAttempts, judgeAttempt } from './attempts.ts'
import type { Answer, Values } from './caller.ts'
import { codesOf, schemaOf } from './check-answer.ts'
import { todayOf } from './days.ts'
import type { Created, Ledger } from './ledger.ts'
import type { Run } from './run.ts'
import { placeOf } from './schema.ts'
import { isDone, PERSON, pick, rowsOf, Undo } from './undo.ts'

export type WriteOptions = {
  ledger: Ledger
  password: string
  /** Domain of the email addresses of created contacts and employees; it must be able to receive mail. */
  mailDomain: string
  /** Also makes the smallest deposit and load. */
  withMoney: boolean
}
type Given = { params?: Values; body?: unknown; key?: string }

const OK = [200, 201, 204]
/** Allowed difference between the time of a call and the API's timestamp. */
const CLOCKS_MS = 120_000

export class Writer {
  readonly run: Run
  readonly options: WriteOptions
  readonly undo: Undo
  /** Commands that were called with a valid body. */
  readonly called = new Set<OperationName>()

  constructor(run: Run, options: WriteOptions) {
    this.run = run
    this.options = options
    this.undo = new Undo(run, options.ledger)
  }

  call(name: string, operation: OperationName, given: Given = {}, expected = OK, judge?: (answer: Answer) => string[]) {
    this.called.add(operation)
    return this.run.try(name, { operation, ...given, by: this.run.session }, expected, judge)
  }

  /** Sends bodies with one invalid value, until one is accepted; `repair` then undoes the change. */
  async break(operation: OperationName, body: unknown, repair: () => Promise<unknown>): Promise<void> {
    for (const attempt of bodyAttempts(operation, [body]).filter(({ isGood }) => !isGood)) {
      const judge = (answer: Answer) => judgeAttempt(attempt, answer)
      const answer = await this.call(attempt.name, operation, { body: attempt.body }, [400], judge)
      if (isDone(answer)) {
        await repair()
        return
      }
    }
  }

  /** A user of another company with the same role, if the run has one. */
  stranger(operation: OperationName) {
    const { roles } = contractData[operation]
    return this.run.sessions.find(
      ({ companyId, roles: own }) =>
        companyId !== this.run.session.companyId && (roles.length === 0 || roles.some((role) => own.includes(role))),
    )
  }

  /** Saves the profile, the company and a group unchanged; then tries values that must be refused. */
  async saveAgain() {
    const { password } = this.options
    const profile = newest(this.run, 'readUser')
    if (profile) {
      const fields = ['username', 'firstName', 'lastName', 'emailAddress', 'phoneNumber', 'jobTitle']
      const body = { ...pick(profile, fields), isUserImpersonate: false, password }
      if (await this.save('updateUser', body))
        await this.call('a wrong password', 'updateUser', { body: { ...body, password: 'Wrong-password-1' } }, [422])
    }
    const company = newest(this.run, 'readCompany')
    if (company) {
      const { address, sizeId, invoiceInformation } = company
      await this.save('updateCompany', {
        company_info: { address, sizeId, invoiceInformation },
        companySizeId: sizeId,
        password,
      })
    }
    const [group] = rowsOf(newest(this.run, 'listBenefitGroups')?.benefitGroups)
    if (!group) return this.run.skip('updateBenefitGroup', 'the company has no group')
    const names = ['groupId', 'groupName', 'maxAmountPerPeriod', 'fundsLoadingType', 'isMaximumSpendingLimit']
    await this.save('updateBenefitGroup', pick(group, [...names, 'recurringTopupRequestEnabled', 'benefitType']))
  }

  /** An older record may not be a valid request: a user without a phone number, a name that the form refuses today. */
  async save(operation: OperationName, body: Values) {
    const schema = schemaOf(operation, 'Body')
    const [issue] = (schema && safeParse(schema, body).error?.issues) ?? []
    if (issue) {
      this.run.skip(operation, `the record has no valid ${placeOf(issue.path)} to save`)
      return false
    }
    await this.call('saved unchanged', operation, { body })
    await this.break(operation, body, () => this.call('saved unchanged', operation, { body }))
    return true
  }

  email = () => `contract-test-${randomInt(1e9)}@${this.options.mailDomain}`

  async contact() {
    const emailAddress = this.email()
    const userName = `contract.test.${randomInt(1e9)}`
    const body = { ...PERSON, emailAddress, phoneNumber: '+358401234567', userName }
    const created: Created = { kind: 'contact', key: emailAddress }
    this.options.ledger.add(created)
    const before = await this.undo.rows('contact')
    await this.break('createContact', body, () => this.undo.takeNew('contact', before))
    await this.call('a contact', 'createContact', { body })
    const found = (await this.undo.rows('contact')).find((row) => row.emailAddress === emailAddress)
    if (!found) return this.run.complain('createContact', 'a contact', 'listContacts does not list it')
    await this.call('its email', 'resendContactEmail', { body: { dataContactId: found.dataContactId } })
    await this.call('an active contact', 'updateContact', { body: { ...body, personId: 'no-such-id-0' } }, [404])
    const by = this.stranger('deleteContact')
    const params = { dataContactIdToDelete: found.dataContactId }
    if (by) await this.run.try('by a user of another company', { operation: 'deleteContact', params, by }, [403, 404])
    await this.undo.undo(created)
  }

  /** The name is that of the run, so that its employees can be recognised. */
  newEmployee(today: string) {
    const birth = { day: 1 + randomInt(28), month: 1 + randomInt(12), year: 1960 + randomInt(40) }
    const number = String(randomInt(1e9))
    return {
      ...PERSON,
      emailAddress: this.email(),
      personalId: personalId(birth, 900 + randomInt(100)),
      phoneNumber: '+358401234567',
      employeeType: 'TemporaryEmployed',
      employeePercentage: 50,
      daysForLunari: 10,
      employeeNumber: number,
      costCenterNumber: number,
      startOfBenefit: today,
      benefits: [],
    }
  }

  async employee() {
    const before = await this.undo.rows('employee')
    const today = todayOf(await this.call('the time', 'readUserDetails'))
    await this.break('createEmployee', this.newEmployee(today), () => this.undo.takeNew('employee', before))
    const body = this.newEmployee(today)
    this.options.ledger.add({ kind: 'employee', key: body.emailAddress })
    const key = randomUUID()
    const made = await this.call('an employee', 'createEmployee', { body, key })
    const { personId: id } = (made.json ?? {}) as { personId?: string }
    if (id === undefined) return
    await this.call('repeated with the same key', 'createEmployee', { body, key }, [made.status], ({ json }) =>
      (json as Values | undefined)?.personId === id ? [] : ['the repeated request got another reply'],
    )
    const other = { ...body, lastName: 'Other' }
    await this.call('another body with the same key', 'createEmployee', { body: other, key }, [409], (answer) =>
      codesOf(answer).includes('idempotency_key_reused') ? [] : ['the code is not idempotency_key_reused'],
    )
    await this.call('the same personal id', 'createEmployee', { body }, [409])
    await this.call('the new one', 'readEmployee', { params: { id } }, OK, ({ json, headers }) => {
      const { startOfBenefit, createdAt } = (json ?? {}) as Values
      const apart = Math.abs(Date.parse(String(createdAt)) - Date.parse(headers.get('Date') ?? ''))
      return [
        ...(startOfBenefit === today ? [] : ['startOfBenefit is not the sent day']),
        ...(apart <= CLOCKS_MS ? [] : [`createdAt is ${Math.round(apart / 60_000)} minutes from the time of the call`]),
      ]
    })
    await this.changeEmployee(id, body)
    await this.undo.undo({ kind: 'employee', key: body.emailAddress })
  }

  /** Each field is accepted and read back at its limits, and refused beyond them. */
  async changeEmployee(id: string, { personalId: _kept, ...made }: Values) {
    const body = { ...made, personId: id }
    const by = this.stranger('updateEmployee')
    if (by) await this.run.try('by a user of another company', { operation: 'updateEmployee', body, by }, [403, 404])
    const isField = ({ place }: { place: string }) => place !== 'personId' && place !== 'emailAddress'
    const attempts = bodyAttempts('updateEmployee', [body]).filter((attempt) => attempt.isGood && isField(attempt))
    for (const { name, place, body: changed } of attempts) {
      await this.call(name, 'updateEmployee', { body: changed })
      await this.call(`${name}, read back`, 'readEmployee', { params: { id } }, OK, ({ json }) =>
        (json as Values | undefined)?.[place] === (changed as Values)[place]
          ? []
          : [`${place} differs from the saved value`],
      )
    }
    await this.break('updateEmployee', body, () => this.call('saved unchanged', 'updateEmployee', { body }))
  }
}
