import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { StepArrow } from '../navigation/step-arrow'

export interface CarouselProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  className?: string
}

/** Slides side by side with scroll-snap, moved by swipe, buttons or keys. It never moves automatically. */
export function Carousel({ label, slides, className }: CarouselProps) {
  const trackRef = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const count = slides.length

  const goTo = (index: number) => {
    const track = trackRef.current
    const slide = track?.children[index]
    if (!track || !(slide instanceof HTMLElement)) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: still ? 'auto' : 'smooth' })
  }

  return (
    <section data-slot="carousel" aria-label={label} className={clsx('min-w-0 space-y-2', className)}>
      <ul
        ref={trackRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={label}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-lg [scrollbar-width:none]"
        onScroll={(event) => {
          const track = event.currentTarget
          setCurrent(Math.round((track.scrollLeft / Math.max(1, track.scrollWidth - track.clientWidth)) * (count - 1)))
        }}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className="w-full shrink-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="flex items-center justify-end gap-1">
          <span aria-live="polite" className="mr-2 text-sm text-muted-foreground tabular-nums">
            {m.home_news_position({ current: current + 1, count })}
          </span>
          <StepArrow label={m.home_news_previous()} inert={current === 0} onPress={() => goTo(current - 1)}>
            <ChevronLeft aria-hidden="true" />
          </StepArrow>
          <StepArrow label={m.home_news_next()} inert={current >= count - 1} onPress={() => goTo(current + 1)}>
            <ChevronRight aria-hidden="true" />
          </StepArrow>
        </div>
      )}
    </section>
  )
}
