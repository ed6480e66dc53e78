/** Names that Windows keeps for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Characters kept of a name; with the extension this stays below the 255 bytes of common file systems. */
const LONGEST = 60

/**
 * A name to save a file under that came from outside. Path, control and bidi characters, lone surrogates and what
 * Windows forbids are taken out; the name always ends in `.extension`, so that no `invoice.pdf.exe` is saved as such.
 * A name of which nothing is left becomes `download`.
 */
export function safeFileName(name: string, extension: string): string {
  const suffix = `.${extension.toLowerCase().replace(/[^a-z0-9]/g, '')}`
  const last = name
    .slice(-1000) // the end is the name; trimming much longer ones would take noticeable time
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .split(/[/\\]/)
    .filter((part) => part.trim() !== '')
    .at(-1)
  const clean = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '')
  // A time of day stays one: 14:05 is no 1405.
  let stem = clean((last ?? '').replace(/(\d):(?=\d)/g, '$1.').replace(/[<>:"|?*]/g, ''))
  if (stem.toLowerCase().endsWith(suffix)) stem = stem.slice(0, -suffix.length)
  stem = clean([...stem].slice(0, LONGEST).join(''))
  if (stem === '' || RESERVED.test(stem)) stem = `download${stem && `-${stem}`}`
  return `${stem}${suffix}`
}
