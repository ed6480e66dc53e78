import { getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { orderCrossSelling } from '@generated/api/cards/cards'
import { OrderCrossSellingBody } from '@generated/api/cards/cards.zod'
import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sendOrLookUp } from '@/api/calls/send-or-look-up'
import { invalidateAll } from '@/api/queries/query-client'
import { readAnew } from '@/api/queries/read-anew'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { errorText } from '@/domain/error-texts'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { missingPart } from '@/forms/errors/focus-first-error'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import { isOfEndedSession } from '@/session/ended-session'
import { AgreementLinks } from '@/shell/agreement-links'
import { Card } from '@/ui/content/card'
import { settingsQuery } from './queries'
import { benefitsOf, OFFERS, type Offer, offerDescription, offerName } from './ready-benefits'
import { percentOf } from './set-up-wizard'

const EMPTY_ORDER = {
  chosen: { duo: false, lunch: false, recreational: false, transport: false, massage: false, wellbeing: false },
  terms: false,
  priceList: false,
}
type OrderValues = typeof EMPTY_ORDER

/** Selected offers that still exist: another user may have ordered some. */
const chosenOffers = ({ chosen }: Pick<OrderValues, 'chosen'>, offers: readonly Offer[]): Offer[] =>
  OFFERS.filter((offer) => chosen[offer] && offers.includes(offer))

/** Form of the order. The terms are accepted in the portal only and not sent (HOM-10). */
const orderForm = (offers: readonly Offer[]) =>
  bodyForm({
    schema: OrderCrossSellingBody,
    toBody: (values: OrderValues) => ({ benefits: benefitsOf(chosenOffers(values, offers)) }),
  })

interface OrderBenefitsProps {
  offers: readonly Offer[]
  onOrdered: (offers: readonly Offer[]) => void
}

/** Offers with checkboxes, and the order's summary next to or below them (HOM-04). */
export function OrderBenefits({ offers, onOrdered }: OrderBenefitsProps) {
  // Only the fee; all prices are in the price list.
  const settings = useQuery(settingsQuery()).data
  const client = useQueryClient()
  const definition = useMemo(() => orderForm(offers), [offers])
  const form = useAppForm({
    ...definition.options,
    defaultValues: EMPTY_ORDER,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, formApi, meta }) => {
      const wanted = chosenOffers(value, offers)
      const send = () => orderCrossSelling(definition.read(value), headersOf(meta))
      try {
        await sendOrLookUp(send, () => isOrdered(client, benefitsOf(wanted)), mayBeOrdered)
      } catch (error) {
        // HOM-08: choices stay, except for offers that no longer exist.
        void invalidateAll(client)
        // After a 5xx the look-up found no benefit in use, so the order failed; the API rejects a duplicate. Without
        // an HTTP reply the outcome stays unknown.
        const isUnknown = isApiError(error) && error.outcomeUnknown && error.kind !== 'http'
        if (!isApiError(error) || isUnknown || isOfEndedSession(error)) throw error
        throw new FormRefusal(() => reasonOf(error))
      }
      onOrdered(wanted)
      // Only after the outcome is shown: if no offer is left, this component unmounts.
      await invalidateAll(client)
      formApi.reset()
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const chosen = chosenOffers(values, offers)
  const reason = chosen.length === 0 ? m.home_order_choose() : m.home_order_accept()
  const isReady = chosen.length > 0 && values.terms && values.priceList

  return (
    <FormRoot form={form} notice="placed" aria-labelledby="ready-benefits" className="@container">
      <Card>
        <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <fieldset className="min-w-0" {...missingPart(chosen.length === 0)}>
            <legend className="mb-3 font-semibold">{m.home_order_choices()}</legend>
            <div className="space-y-4">
              {offers.map((offer) => (
                <form.AppField key={offer} name={`chosen.${offer}`}>
                  {(field) => <field.CheckboxField label={offerName(offer)} hint={offerDescription(offer)} />}
                </form.AppField>
              ))}
            </div>
          </fieldset>
          <section aria-labelledby="order-summary" className="min-w-0 space-y-4 @max-2xl:border-t @max-2xl:pt-6">
            <h3 id="order-summary" className="font-semibold">
              {m.home_order_summary()}
            </h3>
            {chosen.length > 0 ? (
              <ul className="list-disc space-y-1 pl-5">
                {chosen.map((offer) => (
                  <li key={offer}>{offerName(offer)}</li>
                ))}
              </ul>
            ) : (
              <p className="text-muted-foreground">{m.home_order_nothing()}</p>
            )}
            <p className="text-sm text-muted-foreground">{m.home_order_text()}</p>
            <div className="space-y-2" {...missingPart(chosen.length > 0 && !isReady)}>
              <form.AppField name="terms">
                {(field) => <field.CheckboxField label={m.home_order_terms()} required />}
              </form.AppField>
              <form.AppField name="priceList">
                {(field) => <field.CheckboxField label={m.home_order_price_list()} required />}
              </form.AppField>
              <AgreementLinks terms={m.home_order_read_terms()} priceList={m.home_order_read_prices()} />
              {settings && (
                <p className="text-sm text-muted-foreground">
                  {m.home_fee_text()} {m.home_fee_vat({ percent: percentOf(settings.feesVatPercentage) })}
                </p>
              )}
            </div>
            <form.FormNotice />
            <div>
              <form.SubmitButton block disabledReason={isReady ? undefined : reason}>
                {m.home_order_send()}
              </form.SubmitButton>
            </div>
          </section>
        </div>
      </Card>
    </FormRoot>
  )
}

/** Whether the order may exist. `benefit_already_ordered` can come from this very submit. */
const mayBeOrdered = (error: ApiError) => error.outcomeUnknown || error.has('benefit_already_ordered')

/** Whether all are in use: the order was made and its reply lost, or another user made it. @throws ApiError */
async function isOrdered(client: QueryClient, benefits: readonly BenefitType[]): Promise<boolean> {
  const fresh = await readAnew(client, getListBenefitsQueryOptions())
  return benefits.every((type) => fresh.benefits.some((row) => row.type === type && row.state === 'active'))
}

/** HOM-08: with a reason if the server gives one. */
function reasonOf(error: ApiError): string {
  const named = (['benefit_already_ordered', 'benefit_not_available'] as const).find((code) => error.has(code))
  const code = error.status === 429 ? 'too_many_requests' : named
  return code ? `${m.home_order_failed()} ${errorText(code, error.retryAt)}` : m.home_order_failed_retry()
}
