import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { RenderLink } from './link-variants'

export interface Step {
  key: string
  label: string
  state: 'done' | 'current' | 'upcoming'
  link?: RenderLink
}

/** The named and numbered steps of a wizard. Narrow screens show the position, the current name and a bar of dots. */
export function Stepper({ label, steps, className }: { label: string; steps: readonly Step[]; className?: string }) {
  const at = steps.findIndex(({ state }) => state === 'current')
  const number = at === -1 ? steps.filter(({ state }) => state === 'done').length : at + 1
  return (
    <nav data-slot="stepper" aria-label={label} className={className}>
      <p className="mb-2 text-sm text-muted-foreground sm:hidden">
        {m.wizard_position({ number, count: steps.length })}
      </p>
      {/* At text of twice the size the steps do not fit into one line. */}
      <ol className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-x-3">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={clsx(
              'border-t-4 pt-2 sm:flex-1',
              step.state === 'upcoming' ? 'border-border' : 'border-primary',
              step.state === 'current' ? 'flex-[4]' : 'flex-1',
            )}
          >
            <StepContent step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepContent({ step, number }: { step: Step; number: number }) {
  const { state, label, link } = step
  const mark = (
    <span
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-full border text-sm font-medium tabular-nums',
        state === 'done' && 'border-primary bg-accent text-accent-foreground',
        state === 'current' && 'border-primary bg-primary text-primary-foreground',
        state === 'upcoming' && 'border-input text-muted-foreground',
      )}
    >
      {state === 'done' ? <Check className="size-4" /> : number}
    </span>
  )
  const text = (
    <>
      {/* The spaces separate the words of the accessible name; the flex layout does not render them. */}
      {mark} <span className={clsx(state !== 'current' && 'max-sm:sr-only')}>{label}</span>{' '}
      {state === 'done' && <span className="sr-only">{m.wizard_done()}</span>}
    </>
  )
  const className = clsx(
    'flex min-h-6 items-center gap-2 rounded-sm text-sm',
    state === 'current' && 'font-semibold',
    state === 'upcoming' && 'text-muted-foreground',
  )
  if (state !== 'current' && link !== undefined) {
    return link({
      className: clsx(className, 'text-left text-foreground underline-offset-4 hover:underline'),
      children: text,
    })
  }
  return <span className={className}>{text}</span>
}
