import { createElement } from 'react'
import { BENEFIT_ORDER, benefitIcon } from '@/domain/benefit-names'

/** Where the small home page stands in the picture, and its bars of twelve months. */
const PAGE = { x: 96, y: 300 }
const BARS = [38, 44, 41, 52, 47, 60, 34, 58, 66, 62, 74, 70]
const PATTERN_STEP = 112
const PATTERN_ROWS = [2, 3, 4, 5]

/** Decoration of the login panel: the icons of the benefits as a pattern, and a drawing of the home page. */
export const PanelPicture = () => (
  <svg
    aria-hidden="true"
    viewBox="0 220 560 420"
    preserveAspectRatio="xMinYMin slice"
    className="-m-10 mt-6 min-h-0 w-[calc(100%+5rem)] grow basis-0"
    data-slot="panel-picture"
  >
    <g opacity="0.14">
      {PATTERN_ROWS.map((row) =>
        BENEFIT_ORDER.map((type, column) =>
          createElement(benefitIcon(BENEFIT_ORDER[(column + row * 2) % BENEFIT_ORDER.length] ?? type), {
            key: `${row}-${type}`,
            x: column * PATTERN_STEP + (row % 2) * (PATTERN_STEP / 2) + 16,
            y: row * PATTERN_STEP + 8,
            size: 36,
            strokeWidth: 1.25,
          }),
        ),
      )}
    </g>
    <g transform={`translate(${PAGE.x} ${PAGE.y})`}>
      <rect width="520" height="400" rx="14" fill="var(--color-background)" />
      <path d="M0 14a14 14 0 0 1 14-14h492a14 14 0 0 1 14 14v30H0z" fill="var(--color-card)" />
      <rect x="20" y="14" width="18" height="18" rx="5" fill="var(--color-primary)" />
      <rect x="46" y="18" width="92" height="10" rx="5" fill="var(--color-border)" />
      {BENEFIT_ORDER.slice(0, 3).map((type, at) => (
        <g key={type} data-tint={type} transform={`translate(${20 + at * 152} 62)`}>
          <rect width="140" height="84" rx="8" fill="var(--color-card)" stroke="var(--color-border)" />
          <rect x="14" y="14" width="26" height="26" rx="6" fill="var(--tint-surface)" />
          {createElement(benefitIcon(type), { x: 19, y: 19, size: 16, color: 'var(--tint)' })}
          <rect x="48" y="22" width="60" height="9" rx="4.5" fill="var(--color-border)" />
          <rect x="14" y="54" width="96" height="16" rx="5" fill="var(--color-muted-foreground)" opacity="0.75" />
        </g>
      ))}
      <rect x="20" y="160" width="444" height="170" rx="8" fill="var(--color-card)" stroke="var(--color-border)" />
      {BARS.map((height, at) => (
        <rect
          // Index keys are safe here: the bars never reorder.
          key={at}
          x={40 + at * 34}
          y={300 - height * 1.5}
          width="18"
          height={height * 1.5}
          rx="4"
          fill="var(--color-primary)"
          opacity={at === BARS.length - 1 ? 1 : 0.45}
        />
      ))}
      <path d="M36 301h412" stroke="var(--color-border)" strokeWidth="2" />
    </g>
  </svg>
)
