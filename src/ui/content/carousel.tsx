import { m } from '@generated/messages/messages.js'
import { type ReactNode, useRef, useState } from 'react'
import { StepArrow } from '../navigation/step-arrow'

/** Slides side by side with scroll-snap, moved by swipe, buttons or keys. It never moves automatically. */
export function Carousel({ slides }: { slides: readonly { key: string; content: ReactNode }[] }) {
  const trackRef = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const count = slides.length

  // Not scrollIntoView: it may also scroll the page, and the pressed button would move away.
  const goTo = (index: number) => {
    const slide = trackRef.current?.children[index]
    if (slide instanceof HTMLElement) trackRef.current?.scrollTo({ left: slide.offsetLeft })
  }

  return (
    <section data-slot="carousel" aria-label={m.home_news()} className="-mx-1 min-w-0 space-y-2">
      <ul
        ref={trackRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={m.home_news()}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-lg scroll-smooth [scrollbar-width:none]"
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
          <StepArrow
            to="previous"
            label={m.home_news_previous()}
            inert={current === 0}
            onPress={() => goTo(current - 1)}
          />
          <StepArrow
            to="next"
            label={m.home_news_next()}
            inert={current >= count - 1}
            onPress={() => goTo(current + 1)}
          />
        </div>
      )}
    </section>
  )
}
