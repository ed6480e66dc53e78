import type { Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { FormRoot } from '@/forms/form-root'
import type { AsyncCheck } from '@/forms/submit/async-check'
import { InPlaceOfForm } from '@/forms/submit/lost-reply'
import { isOfSameCommand } from '@/forms/submit/press'
import { PAYMENT_FIELDS } from '@/payments/order-payment'
import { OrderPaymentFields } from '@/payments/order-payment-fields'
import { payAgainReason } from '@/payments/pay-again'
import type { Evidence } from '@/session/sent-commands'
import { Alert, AlertDescription } from '@/ui/content/alert'
import { formWithAside } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import type { Cents } from '@/values/money'
import type { PayableOrder } from './pay-order-page'
import type { usePayOrder } from './use-pay-order'

export interface PayOrderFormProps extends PayableOrder {
  pay: ReturnType<typeof usePayOrder>
  settings: Settings
  /** What is paid without a card, and the extra cost of a card; cents. */
  amount: Cents
  cardFee: Cents
  /** The total of the chosen method. */
  total: Cents
  evidence: () => Evidence
  /** Checks the address that a payment link goes to (VAL-02). */
  emailCheck: AsyncCheck
  /** An invoice has no handling fee. */
  costsNoMore?: boolean
  /** Content above the methods, such as who has ordered. */
  children?: ReactNode
  aside: ReactNode
}

/** PAY-07: form that pays an existing order, next to its costs. */
export function PayOrderForm(props: PayOrderFormProps) {
  const { pay, title, formId, paymentId, status, isWarned } = props
  const { form, definition } = pay
  if (pay.isSettled) {
    return (
      <InPlaceOfForm level="info" title={m.payments_settled_title()} text={m.payments_settled_text()}>
        {props.elsewhere}
      </InPlaceOfForm>
    )
  }
  return (
    <div className={formWithAside}>
      <FormRoot
        form={form}
        rules={definition}
        fields={PAYMENT_FIELDS}
        draft={formId}
        once
        evidence={props.evidence}
        leavesOpen={isOfSameCommand}
        aria-label={title}
        className="min-w-0 space-y-6"
      >
        {isWarned && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
            <AlertDescription>
              <p>{payAgainReason(paymentId, status.status)}</p>
            </AlertDescription>
          </Alert>
        )}
        {props.children}
        <OrderPaymentFields
          form={form}
          fields="payment"
          orderType={props.orderType}
          settings={props.settings}
          amount={props.amount}
          cardFee={props.cardFee}
          total={props.total}
          costsNoMore={props.costsNoMore}
          emailCheck={props.emailCheck}
        />
      </FormRoot>
      {props.aside}
    </div>
  )
}

/** Shown while the order loads. */
export const PayOrderSkeleton = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  </>
)
