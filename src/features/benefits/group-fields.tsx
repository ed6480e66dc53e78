import type { BenefitGroupSettings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import type { AmountRange } from '@/domain/amount-range'
import { useTypedAppFormContext } from '@/forms/app-form'
import { Notice } from '@/ui/content/notice'
import { today } from '@/values/dates/clock'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { cents, formatEuroInput, formatEuroRange, formatEuros } from '@/values/numbers/money'
import { type GroupContext, loadingTypeOf, NEW_GROUP } from './group-form'
import { amountRange, futureStart, groupFields, loadingText, offeredAmounts } from './group-rules'
import { amountLabel, loadingTypeName } from './group-texts'

/** Benefit type, settings and flags decide which fields, limits and notes there are (GRP-07…10, GRP-13). */
export function GroupFields({ context, settings }: { context: GroupContext; settings: BenefitGroupSettings }) {
  const form = useTypedAppFormContext({ defaultValues: NEW_GROUP })
  const { type, group, limits, year } = context
  const values = useStore(form.store, (state) => state.values)
  const fields = groupFields(type, limits, context.flags)
  const range = amountRange(type, loadingTypeOf(values, context), limits)
  const loading = group && loadingText(group, values.fundsLoadingType, limits.loadingTypeChangeFrom, today())
  const isMaximum = fields.spendingLimit && values.spendingLimit === 'maximum'
  return (
    <>
      <form.AppField name="groupName">
        {(field) => <field.TextField label={m.benefits_name()} autoComplete="off" autofocus />}
      </form.AppField>
      {fields.spendingLimit && (
        <form.AppField
          name="spendingLimit"
          listeners={{
            onChange: ({ value }) => {
              // GRP-08
              if (value === 'maximum') {
                form.setFieldValue('maxAmountPerPeriod', formatEuroInput(cents(limits.maxAmount)))
              }
            },
          }}
        >
          {(field) => (
            <field.RadioField
              label={m.benefits_spending_limit()}
              hint={spendingLimitNote(settings, group !== undefined)}
              layout="cards"
              options={[
                {
                  value: 'maximum',
                  label: m.benefits_spending_maximum(),
                  hint: m.benefits_spending_maximum_hint({ max: formatEuros(cents(limits.maxAmount)), year }),
                },
                {
                  value: 'custom',
                  label: m.benefits_spending_custom(),
                  hint: m.benefits_spending_custom_hint(),
                },
              ]}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="maxAmountPerPeriod">
        {(field) =>
          fields.amount === 'chosen' ? (
            <field.SelectField
              label={amountLabel(type)}
              hint={amountHint(range, year, false)}
              placeholder={m.benefits_amount_choose()}
              options={offeredAmounts(limits.fixedAmounts ?? [], range, group?.maxAmountPerPeriod).map((amount) => ({
                value: formatEuroInput(amount),
                label: formatEuros(amount),
              }))}
            />
          ) : (
            <field.MoneyField
              label={m.benefits_in_euros({ label: amountLabel(type) })}
              hint={amountHint(range, year, isMaximum)}
              readOnly={isMaximum}
            />
          )
        }
      </form.AppField>
      {fields.loadingType && (
        <div className="space-y-3">
          <form.AppField name="fundsLoadingType">
            {(field) => (
              <field.RadioField
                label={m.benefits_loading_type()}
                layout="cards"
                options={[
                  {
                    value: 'direct_load',
                    label: loadingTypeName('direct_load'),
                    hint: m.benefits_direct_load_hint(),
                  },
                  {
                    value: 'top_up_request',
                    label: loadingTypeName('top_up_request'),
                    hint: m.benefits_top_up_request_hint(),
                  },
                ]}
              />
            )}
          </form.AppField>
          {/* The live region is mounted before its text, so that the text is announced. */}
          <div aria-live="polite">{loading && <Notice level="info" text={loading} />}</div>
        </div>
      )}
      {fields.recurring && (
        <form.AppField name="recurringTopupRequestEnabled">
          {(field) => (
            <field.SwitchField
              label={m.benefits_recurring()}
              hint={m.benefits_recurring_hint({ date: formatDate(plainDate(settings.nextRecurringLoadDate)) })}
            />
          )}
        </form.AppField>
      )}
    </>
  )
}

function amountHint({ min, max, reason }: AmountRange, year: number, isMaximum: boolean): string {
  if (isMaximum) return m.benefits_amount_hint_maximum({ year })
  if (reason === 'lunch-of-year') return m.benefits_amount_hint_lunch({ range: formatEuroRange(min, max), year })
  return m.benefits_amount_hint({ min: formatEuros(min), max: formatEuros(max) })
}

function spendingLimitNote({ spendingLimitStartDate }: BenefitGroupSettings, isSaved: boolean): string {
  const start = futureStart(spendingLimitStartDate, today())
  if (start) return m.benefits_spending_from({ date: formatDate(start) })
  return isSaved ? m.benefits_spending_in_force() : m.benefits_spending_at_once()
}
