import type { UserDetails } from '@generated/api/model'
import { DEFAULT_FEES_VAT_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check, Clock, CreditCard, Gift, WalletCards } from 'lucide-react'
import { RetryLine } from '@/domain/read-failure'
import { useBlockingFailure } from '@/shell/blocking-error'
import { Badge } from '@/ui/content/badge'
import { TitledCard } from '@/ui/content/card'
import { SkeletonText } from '@/ui/content/skeleton'
import { buttonVariants } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { formatDecimal } from '@/values/numbers/count'
import { balanceQuery, settingsQuery } from './queries'
import { type SetUpStep, setUpSteps } from './set-up'

const STEPS = {
  benefits: {
    to: '/manage-benefits',
    title: () => m.home_step_benefits(),
    text: () => m.home_step_benefits_text(),
    action: () => m.home_step_benefits_action(),
  },
  employees: {
    to: '/beneficiaries',
    title: () => m.home_step_employees(),
    text: () => m.home_step_employees_text(),
    action: () => m.home_step_employees_action(),
  },
  deposit: {
    to: '/load-account',
    title: () => m.home_step_deposit(),
    text: () => m.home_step_deposit_text(),
    action: () => m.home_step_deposit_action(),
  },
  load: {
    to: '/load-benefit',
    title: () => m.home_step_load(),
    text: () => m.home_step_load_text(),
    action: () => m.home_step_load_action(),
  },
} as const satisfies Record<SetUpStep, unknown>

/** Steps for a new customer, and the price (HOM-02, HOM-09, HOM-11). */
export function SetUpWizard({ customer }: { customer: UserDetails }) {
  const { data: money, isError, refetch } = useQuery(balanceQuery())
  const steps = setUpSteps(customer, money?.balance)
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <>
      <TitledCard
        aria-label={m.home_set_up()}
        title={m.home_set_up()}
        description={m.home_set_up_text()}
        action={<Badge variant="neutral">{m.home_set_up_done({ done, count: steps.length })}</Badge>}
        flush
        footer={
          <p className="flex items-start gap-3">
            <Clock className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
            {m.home_set_up_ready()}
          </p>
        }
      >
        <ol className="divide-y divide-border border-t border-border">
          {steps.map(({ key, state }, at) => (
            <li
              key={key}
              aria-current={state === 'current' ? 'step' : undefined}
              className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-6"
            >
              <StepMark number={at + 1} state={state} />
              <div className="min-w-0 flex-1 basis-52 space-y-1">
                <h3 className="font-semibold">
                  {STEPS[key].title()}
                  {state === 'done' && <span className="sr-only"> {m.home_step_done()}</span>}
                </h3>
                <p className="max-w-prose text-muted-foreground">{STEPS[key].text()}</p>
                {key === 'deposit' && isError && !money && (
                  <RetryLine className="text-sm text-error" text={m.home_balance_failed()} onRetry={refetch} />
                )}
              </div>
              <Link
                to={STEPS[key].to}
                className={clsx(
                  buttonVariants({ variant: state === 'current' ? 'default' : 'outline' }),
                  'min-w-48 max-sm:w-full',
                )}
              >
                {STEPS[key].action()}
              </Link>
            </li>
          ))}
        </ol>
        {/* HOM-11: the alternative, one order that includes the cards. */}
        <TextLink to="/order/benefits" tone="strong" className="mx-4 mb-4 inline-block sm:mx-6">
          {m.home_set_up_cards()}
        </TextLink>
      </TitledCard>
      <div className="grid gap-6 sm:grid-cols-2">
        <HowBenefitsWork />
        <MonthlyFee />
      </div>
    </>
  )
}

function StepMark({ number, state }: { number: number; state: 'done' | 'current' | 'upcoming' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-full border font-medium',
        state === 'done' && 'border-primary bg-accent text-accent-foreground',
        state === 'current' && 'border-primary bg-primary text-primary-foreground',
        state === 'upcoming' && 'border-input text-muted-foreground',
      )}
    >
      {state === 'done' ? <Check className="size-5" /> : number}
    </span>
  )
}

/** Explains how benefits work to companies that have none (HOM-02). */
function HowBenefitsWork() {
  const points = [
    { Icon: Gift, text: m.home_how_groups() },
    { Icon: CreditCard, text: m.home_how_cards() },
    { Icon: WalletCards, text: m.home_how_money() },
  ]
  return (
    <TitledCard aria-label={m.home_how()} title={m.home_how()}>
      <ul className="space-y-3">
        {points.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** Formats a percentage, e.g. 25.5 as `25,5`. Falls back to the VAT rate used without settings (HOM-09). */
export const percentOf = (vat: number = DEFAULT_FEES_VAT_PERCENTAGE): string => formatDecimal(vat)

/** Price of the service (HOM-09). Set-up needs the settings, so their failure opens the blocking popup (NAV-10). */
function MonthlyFee() {
  const { data: settings, error } = useQuery(settingsQuery())
  useBlockingFailure(settings ? undefined : error)
  return (
    <TitledCard aria-label={m.home_fee()} title={m.home_fee()}>
      {settings || error ? (
        <div className="space-y-3">
          <p>{m.home_fee_text()}</p>
          <p>{m.home_fee_invoice()}</p>
          <p className="text-muted-foreground">{m.home_fee_vat({ percent: percentOf(settings?.feesVatPercentage) })}</p>
        </div>
      ) : (
        <SkeletonText label={m.home_fee_pending()} lines={5} />
      )}
    </TitledCard>
  )
}
