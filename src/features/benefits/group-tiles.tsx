import type { BenefitGroup, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { FileQuestion, Plus } from 'lucide-react'
import { BenefitMark } from '@/domain/benefit-mark'
import { useFeatureFlag } from '@/shell/feature-flags'
import { EmptyState } from '@/ui/content/empty-state'
import { Tile } from '@/ui/content/tile'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { cents, formatEuros } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'
import { amountLabel, loadingTypeName } from './group-texts'

/** A group's tile; the whole tile is a button that opens it. */
export function GroupTile({ group, onOpen }: { group: BenefitGroup; onOpen: () => void }) {
  const showsLoadingType = useFeatureFlag('enableLoadingType')
  return (
    <Tile
      title={group.groupName}
      mark={<BenefitMark type={group.benefitType} />}
      value={formatEuros(cents(group.maxAmountPerPeriod))}
      link={({ className, children }) => (
        <button type="button" onClick={onOpen} className={`${className} cursor-pointer text-left wrap-anywhere`}>
          {children}
        </button>
      )}
    >
      {/* One line, so that the flag, which is read later, moves nothing. */}
      <p>
        {amountLabel(group.benefitType)}
        {showsLoadingType && ` · ${loadingTypeName(group.fundsLoadingType)}`}
      </p>
      {showsLoadingType && group.fundsLoadingTypeFrom !== undefined && (
        <p className="text-sm">
          {m.benefits_loading_waits({ date: formatDate(plainDate(group.fundsLoadingTypeFrom)) })}
        </p>
      )}
    </Tile>
  )
}

/** GRP-03: placeholder tile for adding a group, with an explanation. */
export function AddGroupTile({ type, isReady, onAdd }: { type: BenefitType; isReady: boolean; onAdd: () => void }) {
  return (
    <Tile
      title={m.benefits_group_none_title()}
      mark={<BenefitMark type={type} />}
      className="border-dashed"
      actions={
        <Button onClick={onAdd} disabledReason={isReady ? undefined : m.benefits_settings_missing()}>
          <Plus aria-hidden="true" />
          {m.benefits_group_add()}
        </Button>
      }
    >
      <p>{m.benefits_group_none_text()}</p>
    </Tile>
  )
}

/** Shown for a benefit outside the contract that was opened by URL (GRP-12). */
export function NotContracted() {
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={m.benefits_not_contracted_title()}
      action={
        <Link to="/help" className={buttonVariants()}>
          {m.benefits_none_action()}
        </Link>
      }
    >
      {m.benefits_not_contracted_text()}
    </EmptyState>
  )
}
