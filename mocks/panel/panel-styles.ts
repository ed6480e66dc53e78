/** Styles of the panel. Its shadow tree isolates them from the portal's in both directions. */
export const panelStyles = `
:host { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
* { box-sizing: border-box; }
button, select, input, textarea { font: inherit; color: inherit; background: Canvas; border: 1px solid GrayText; border-radius: 4px; padding: 4px 8px; min-height: 28px; max-width: 100%; }
button { cursor: pointer; background: ButtonFace; color: ButtonText; }
button:hover { border-color: Highlight; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }
.opener { position: fixed; left: 12px; bottom: 12px; z-index: 2147483000; min-height: 32px; padding: 4px 12px; border-radius: 16px; background: #22252a; color: #fff; border-color: #22252a; }
.panel { position: fixed; inset: 0 auto 0 0; width: min(520px, 100vw); max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 16px; border: 0; border-right: 1px solid GrayText; background: Canvas; color: CanvasText; overflow: auto; }
.panel::backdrop { background: rgb(0 0 0 / 25%); }
header { display: flex; justify-content: space-between; align-items: center; gap: 8px; }
h2 { font-size: 18px; margin: 0; }
details { border-top: 1px solid GrayText; padding: 8px 0; }
summary { cursor: pointer; font-weight: 600; min-height: 24px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 8px 0; }
label { display: grid; gap: 2px; }
.scroll { overflow: auto; max-height: 320px; border: 1px solid GrayText; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 2px 8px; border-bottom: 1px solid color-mix(in srgb, GrayText 40%, transparent); white-space: nowrap; max-width: 280px; overflow: hidden; text-overflow: ellipsis; }
ul { margin: 8px 0; padding-left: 20px; }
output { display: block; min-height: 20px; }
code { font-family: ui-monospace, monospace; font-size: 13px; overflow-wrap: anywhere; }
@media print { .opener { display: none; } }
`

/** Padding for the portal's side menu, because the panel's button would cover the last entry. */
export const roomForOpener = `[data-slot='side-menu'] { padding-bottom: 56px; }`
