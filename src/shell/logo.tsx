/** The logo as inline SVG: a separate file would add a request before the first paint. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
    <rect width="32" height="32" rx="6" fill="#1f5a43" />
    <path d="M10 8h12v3.4H14v3h7v3.2h-7v3h8V24H10z" fill="#fbfaf7" />
  </svg>
)
