/**
 * The commands, in the order of the data: create, read, change, delete. What changes saves the same values again; what is
 * created goes into the ledger and is taken away. Whatever cannot be undone is not called, and says why.
 */
import { randomInt } from 'node:crypto'
import { contractData } from '../../generated/contract-data.ts'
import type { OperationName } from '../../generated/registry.ts'
import { personalId } from '../../mocks/seed/identifiers.ts'
import type { Answer, Values } from './caller.ts'
import type { Created, Ledger } from './ledger.ts'
import { type Run, tryRefusals } from './run.ts'

/** Commands that a run leaves alone. */
const NOT_CALLED: Partial<Record<OperationName, string>> = {
  readImpersonation: 'needs the one-time link of an admin',
  createUser: 'makes a company and a user, which nothing takes away',
  addSignatoryRole: 'a role cannot be taken back',
  setNewPassword: 'needs the link of an email',
  requestPasswordReset: 'sends mail',
  changePassword: 'a run that breaks off would lock its user out',
  requestConfirmationLink: 'sends mail',
  confirmEmail: 'needs the link of an email',
  confirmEmailChange: 'needs the link of an email',
  signContract: 'signs a contract',
  signUp: 'needs the link of an email',
  resendSignUpEmail: 'sends mail',
  createVoucherOrder: 'an order cannot be taken back',
  createVoucherOrderPayment: 'needs an order that is not paid',
  createCardOrder: 'an order cannot be taken back',
  createCardOrderPayment: 'needs an order that is not paid',
  createDepositOrderPayment: 'needs a deposit that failed',
  orderCrossSelling: 'a benefit in use cannot be taken back',
  createBenefitGroup: 'a group cannot be taken back',
  rejectRequestedLoad: 'an employee asked for it',
}
const WITH_MONEY: OperationName[] = ['createDeposit', 'startPayment', 'cancelPayment', 'createTopUp']

export type WriteOptions = {
  ledger: Ledger
  password: string
  /** Where the addresses of created contacts and employees lie; it must be able to receive mail. */
  mailDomain: string
  /** Pays the smallest deposit and load too. */
  withMoney: boolean
}

const newest = (run: Run, operation: OperationName) => run.answers.get(operation)?.at(-1) as Values | undefined
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
const pick = (from: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, from[name]]))
const OK = [200, 201, 204]

/** Today in Helsinki by the clock of the API. */
function todayOf({ headers }: Answer): string {
  const at = new Date(headers.get('Date') ?? Date.now())
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(at)
}

class Writer {
  readonly run: Run
  readonly options: WriteOptions
  constructor(run: Run, options: WriteOptions) {
    this.run = run
    this.options = options
  }

  call(name: string, operation: OperationName, given: { params?: Values; body?: unknown } = {}, expected = OK) {
    return this.run.try(name, { operation, ...given, token: this.run.session.accessToken }, expected)
  }

  async refresh() {
    const body = { refreshToken: this.run.session.refreshToken }
    const { json } = await this.run.try('the session', { operation: 'refreshSession', body }, [200])
    const { accessToken, refreshToken } = (json ?? {}) as { accessToken?: string; refreshToken?: string }
    if (accessToken && refreshToken) this.run.session = { ...this.run.session, accessToken, refreshToken }
  }

  /** The profile, the company and a group are saved as they are. */
  async saveAgain() {
    const { password } = this.options
    const profile = newest(this.run, 'readUser')
    const fields = ['username', 'firstName', 'lastName', 'emailAddress', 'phoneNumber', 'jobTitle']
    if (profile) {
      const body = { ...pick(profile, fields), isUserImpersonate: false, password }
      await this.call('the same again', 'updateUser', { body })
      await this.call('a wrong password', 'updateUser', { body: { ...body, password: 'Wrong-password-1' } }, [422])
    }
    const company = newest(this.run, 'readCompany')
    if (company) {
      const { address, sizeId, invoiceInformation } = company
      const body = { company_info: { address, sizeId, invoiceInformation }, companySizeId: sizeId, password }
      await this.call('the same again', 'updateCompany', { body })
    }
    const [group] = rowsOf(newest(this.run, 'listBenefitGroups')?.benefitGroups)
    if (!group) this.run.skip('updateBenefitGroup', 'the company has no group')
    else {
      const names = ['groupId', 'groupName', 'maxAmountPerPeriod', 'fundsLoadingType', 'isMaximumSpendingLimit']
      const body = pick(group, [...names, 'recurringTopupRequestEnabled', 'benefitType'])
      await this.call('the same again', 'updateBenefitGroup', { body })
    }
  }

  async contact() {
    const emailAddress = `contract-test-${randomInt(1e9)}@${this.options.mailDomain}`
    const person = { firstName: 'Contract', lastName: 'Test', emailAddress, phoneNumber: '+358401234567' }
    const created: Created = { kind: 'contact', key: emailAddress }
    this.options.ledger.add(created)
    const body = { ...person, userName: `contract.test.${randomInt(1e9)}` }
    await this.call('a contact', 'createContact', { body })
    const found = await this.contactOf(emailAddress)
    if (!found) return this.run.complain('createContact', 'a contact', 'listContacts does not list it')
    await this.call('its email', 'resendContactEmail', { body: { dataContactId: found.dataContactId } })
    await this.call('an active contact', 'updateContact', { body: { ...body, personId: 'no-such-id-0' } }, [404])
    await this.undo(created)
  }

  async contactOf(emailAddress: string): Promise<Values | undefined> {
    const { json } = await this.call('after the change', 'listContacts')
    return rowsOf(json).find((row) => row.emailAddress === emailAddress)
  }

  async employee() {
    const year = 1960 + randomInt(40)
    const birth = { day: 1 + randomInt(28), month: 1 + randomInt(12), year }
    const first = await this.call('before the change', 'listEmployees')
    const today = todayOf(first)
    const body = {
      firstName: 'Contract',
      lastName: 'Test',
      emailAddress: `contract-test-${randomInt(1e9)}@${this.options.mailDomain}`,
      personalId: personalId(birth, 900 + randomInt(100)),
      employeeType: 'FullTime',
      startOfBenefit: today,
      benefits: [],
    }
    const { json } = await this.call('an employee', 'createEmployee', { body })
    const id = (json as { personId?: string } | undefined)?.personId
    if (id === undefined) return
    this.options.ledger.add({ kind: 'employee', key: id })
    await this.call('the new one', 'readEmployee', { params: { id } })
    const { personalId: _kept, ...rest } = body
    await this.call('another name', 'updateEmployee', { body: { ...rest, personId: id, lastName: 'Testing' } })
    const changed = await this.call('the changed one', 'readEmployee', { params: { id } })
    if ((changed.json as Values | undefined)?.lastName !== 'Testing') {
      this.run.complain('updateEmployee', 'another name', 'readEmployee answers the name before')
    }
    await this.call('the same personal id', 'createEmployee', { body }, [409])
    await this.undo({ kind: 'employee', key: id })
  }

  /** The smallest deposit, started and cancelled, and the smallest load. */
  async money() {
    const [account] = rowsOf(newest(this.run, 'readCompanyAccounts')?.accounts)
    const settings = newest(this.run, 'readSettings')
    const amount = Number(settings?.onlinePaymentMinAmount ?? 51)
    const params = { orderType: 'deposit', amountInCents: amount }
    const { json: methods } = await this.call('for the smallest deposit', 'listPaymentMethods', { params })
    const method = rowsOf(methods).find(({ type }) => type === 'Online')
    if (account && method) {
      const payment = { method: 'Online', methodCode: method.code }
      const { json } = await this.call('the smallest deposit', 'createDeposit', {
        body: { payment, accountNumber: account.companyAccountId, amount },
      })
      const id = (json as { paymentId?: string } | undefined)?.paymentId
      if (id !== undefined) {
        this.options.ledger.add({ kind: 'payment', key: id })
        await this.call('of the deposit', 'readPaymentStatus', { params: { id } })
        const { origin } = new URL(this.run.options.url)
        const back = `${origin}/load-account/status/${id}`
        const urls = { successUrl: back, cancelUrl: back, errorUrl: back, delayedPaymentUrl: back }
        await this.call('of the deposit', 'startPayment', {
          body: { orderType: 'deposit', paymentPublicId: id, ...urls },
        })
        await this.undo({ kind: 'payment', key: id })
      }
    } else this.run.skip('createDeposit', 'no account, or no bank for the smallest sum')
    await this.load()
  }

  async load() {
    for (const answer of (this.run.answers.get('listTopUpEmployees') ?? []) as Values[]) {
      const row = rowsOf(answer.beneficiaries).find(
        ({ availableToTopUpAmount: left, employmentType }) => Number(left) >= 100 && employmentType !== 'Onhold',
      )
      const benefitType = this.run.results.length > 0 && row ? await this.benefitOf(row) : undefined
      if (!row || benefitType === undefined) continue
      const body = {
        amount: '100',
        benefitType,
        beneficiariesIds: [row.beneficiaryId],
        paymentMethod: 'deduction',
        showOnHoldBeneficiaries: false,
      }
      const { json } = await this.call('the smallest load', 'createTopUp', { body })
      const id = (json as { topUpLoadId?: string } | undefined)?.topUpLoadId
      if (id === undefined) return
      this.options.ledger.add({ kind: 'load', key: id })
      await this.call('the new one', 'readTopUp', { params: { id } })
      return
    }
    this.run.skip('createTopUp', 'nobody can be loaded')
  }

  /** The benefit of a row's group. */
  async benefitOf({ benefitGroupSettings }: Values): Promise<unknown> {
    const { json } = await this.call('to load to', 'listBenefitGroups')
    const { groupId } = benefitGroupSettings as Values
    return rowsOf((json as Values | undefined)?.benefitGroups).find((group) => group.groupId === groupId)?.benefitType
  }

  /** Takes away what was created; true when it is gone. */
  async undo(created: Created): Promise<boolean> {
    const isGone = await this.take(created)
    if (isGone) this.options.ledger.undone(created)
    return isGone
  }

  async take({ kind, key }: Created): Promise<boolean> {
    const isDone = ({ status }: Answer) => status >= 200 && status < 300
    if (kind === 'payment')
      return isDone(await this.call('what was created', 'cancelPayment', { params: { paymentId: key } }))
    if (kind === 'contact') {
      const found = await this.contactOf(key)
      if (!found) return true
      const params = { dataContactIdToDelete: found.dataContactId }
      const isDeleted = isDone(await this.call('what was created', 'deleteContact', { params }))
      if (isDeleted && (await this.contactOf(key))) {
        this.run.complain('deleteContact', 'what was created', 'listContacts still lists it')
      }
      return isDeleted
    }
    if (kind === 'employee') {
      const read = await this.call('to be ended', 'readEmployee', { params: { id: key } })
      const { json } = read
      if (json === undefined) return read.status === 404
      const names = ['personId', 'firstName', 'lastName', 'emailAddress', 'startOfBenefit', 'employeePercentage']
      const body = {
        ...pick(json as Values, names),
        employeeType: 'Dropped',
        endOfBenefit: todayOf(read),
        benefits: [],
      }
      return isDone(await this.call('what was created', 'updateEmployee', { body }))
    }
    this.run.skip('createTopUp', `the load ${key} cannot be taken back`)
    return false
  }
}

/** Every command that can be undone, and its refusals. An operation that nothing here calls is a finding. */
export async function runWrites(run: Run, options: WriteOptions): Promise<void> {
  const writer = new Writer(run, options)
  const commands = (Object.keys(contractData) as OperationName[]).filter(
    (operation) => contractData[operation].effect === 'command',
  )
  const isLeftOut = (operation: OperationName) => !options.withMoney && WITH_MONEY.includes(operation)
  await writer.refresh()
  await writer.saveAgain()
  await writer.contact()
  await writer.employee()
  if (options.withMoney) await writer.money()
  const called = new Set(run.results.map(({ operation }) => operation))
  for (const operation of commands) {
    const why = NOT_CALLED[operation] ?? (isLeftOut(operation) ? 'moves money (--money)' : undefined)
    if (why !== undefined) run.skip(operation, why)
    else if (called.has(operation) || operation === 'logout') {
      // Its own session must not be ended by a refusal that is none.
      if (operation !== 'logout' && operation !== 'login' && operation !== 'refreshSession')
        await tryRefusals(run, operation)
    } else if (!run.skipped.some((skipped) => skipped.operation === operation)) {
      run.complain(
        operation,
        'a way to call it',
        'no command of tools/contract-tests/writes.ts calls it, and none says why',
      )
    }
  }
}

/** Takes away what earlier runs have left. */
export async function cleanUp(run: Run, options: WriteOptions): Promise<void> {
  const writer = new Writer(run, options)
  for (const created of options.ledger.left()) await writer.undo(created)
}
