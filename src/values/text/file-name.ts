const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Maximum length without the extension; with it the name stays below the 255 bytes of common file systems. */
const MAX_LENGTH_OF_STEM = 60

/** Removes path, control and bidi characters and what Windows forbids; `.extension` is always last. */
export function safeFileName(name: string, extension: string): string {
  const suffix = `.${extension.toLowerCase().replace(/[^a-z0-9]/g, '')}`
  const last = name
    .slice(-1000) // the end holds the file name; trimming much longer text would be slow
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .split(/[/\\]/)
    .filter((part) => part.trim() !== '')
    .at(-1)
  const clean = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '')
  // A time of day stays readable: 14:05 becomes 14.05, not 1405.
  let stem = clean((last ?? '').replace(/(\d):(?=\d)/g, '$1.').replace(/[<>:"|?*]/g, ''))
  if (stem.toLowerCase().endsWith(suffix)) stem = stem.slice(0, -suffix.length)
  stem = clean([...stem].slice(0, MAX_LENGTH_OF_STEM).join(''))
  if (stem === '' || RESERVED.test(stem)) stem = `download${stem && `-${stem}`}`
  return `${stem}${suffix}`
}
