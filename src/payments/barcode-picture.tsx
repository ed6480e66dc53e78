import { m } from '@generated/messages/messages.js'
import { code128C, QUIET_ZONE } from '@/values/code-128'

const HEIGHT = 56

/** The bank barcode for a camera: black on white in every theme, and in print. */
export function BarcodePicture({ digits }: { digits: string }) {
  const { bars, width } = code128C(digits)
  const whole = width + 2 * QUIET_ZONE
  return (
    <svg
      viewBox={`0 0 ${whole} ${HEIGHT}`}
      role="img"
      aria-label={m.deposit_transfer_picture()}
      className="h-auto w-full"
    >
      <rect width={whole} height={HEIGHT} fill="#fff" />
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x + QUIET_ZONE} y={4} width={bar.width} height={HEIGHT - 8} fill="#000" />
      ))}
    </svg>
  )
}
