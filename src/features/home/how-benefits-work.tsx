import { DEFAULT_FEES_VAT_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Gift, type LucideIcon, WalletCards } from 'lucide-react'
import { useBlockingFailure } from '@/shell/blocking-error'
import { TitledCard } from '@/ui/content/card'
import { SkeletonText } from '@/ui/content/skeleton'
import { formatDecimal } from '@/values/count'
import { settingsQuery } from './queries'

const POINTS: { icon: LucideIcon; text: () => string }[] = [
  { icon: Gift, text: () => m.home_how_groups() },
  { icon: CreditCard, text: () => m.home_how_cards() },
  { icon: WalletCards, text: () => m.home_how_money() },
]

/** Explains how benefits work to companies that have none (HOM-02). */
export function HowBenefitsWork() {
  return (
    <TitledCard aria-label={m.home_how()} title={m.home_how()}>
      <ul className="space-y-3">
        {POINTS.map(({ icon: Icon, text }) => (
          <li key={text()} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
            <span>{text()}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** Formats a percentage, e.g. 25.5 as `25,5`. Falls back to the VAT rate used without settings (HOM-09). */
export const percentOf = (vat: number = DEFAULT_FEES_VAT_PERCENTAGE): string => formatDecimal(vat)

/** Price of the service (HOM-09). Set-up needs the settings, so their failure opens the blocking popup (NAV-10). */
export function MonthlyFee() {
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
