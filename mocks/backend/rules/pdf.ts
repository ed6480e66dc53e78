import type { PDFFont, PDFPage } from 'pdf-lib'

/** One document: facts as lines, a table of rows, and a total. */
export type Document = {
  title: string
  language: 'fi' | 'en'
  /** ms of the fake clock. */
  at: number
  /** Sender and recipient, as lines. */
  sender: readonly string[]
  receiver: readonly string[]
  facts: readonly (readonly [label: string, value: string | undefined])[]
  rows: readonly (readonly [text: string, amount: string])[]
  total: readonly [label: string, amount: string]
  /** Drawn as Code 128 C, with its digits in groups below. */
  barcode?: { label: string; digits: string }
}

const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 56
const LINE = 16
/** At most 105 mm by 12 mm, as banks require; in points. */
const BARCODE_WIDTH = 290
const BARCODE_HEIGHT = 34
/** Blank space that a scanner needs on each side, in modules. */
const QUIET_ZONE = 10

/** The standard PDF fonts support only Windows-1252 (with Ä, Ö, Å and €); other letters lose their diacritics. */
function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return [...text.replaceAll('\u2212', '-').replaceAll(/\s/g, ' ')]
    .map((letter) => {
      if (has(letter)) return letter
      const bare = letter.normalize('NFD').charAt(0)
      return has(bare) ? bare : '?'
    })
    .join('')
}

/** Draws the document on one A4 page. @returns the bytes of a PDF. */
export async function makePdf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  // Lazy: the library is loaded only for a download.
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib')
  const pdf = await PDFDocument.create()
  const when = new Date(document.at)
  pdf.setTitle(document.title)
  pdf.setLanguage(document.language)
  pdf.setCreationDate(when)
  pdf.setModificationDate(when)
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page: PDFPage = pdf.addPage([WIDTH, HEIGHT])
  let y = HEIGHT - MARGIN - 10

  const write = (text: string, x: number, { font = plain, size = 10.5, right = false } = {}) => {
    const shown = writable(text, font)
    page.drawText(shown, { x: right ? x - font.widthOfTextAtSize(shown, size) : x, y, size, font })
  }
  const rule = () => {
    page.drawLine({
      start: { x: MARGIN, y: y + LINE - 5 },
      end: { x: WIDTH - MARGIN, y: y + LINE - 5 },
      thickness: 0.7,
      color: rgb(0.4, 0.42, 0.45),
    })
  }

  write(document.title, MARGIN, { font: bold, size: 20 })
  y -= 2 * LINE
  const middle = WIDTH / 2
  const parties = Math.max(document.sender.length, document.receiver.length)
  for (let at = 0; at < parties; at += 1) {
    write(document.receiver[at] ?? '', MARGIN)
    write(document.sender[at] ?? '', middle)
    y -= LINE
  }
  y -= LINE
  for (const [label, value] of document.facts) {
    if (value === undefined || value === '') continue
    write(label, MARGIN)
    write(value, MARGIN + 170)
    y -= LINE
  }
  y -= LINE
  for (const [text, amount] of document.rows) {
    rule()
    write(text, MARGIN)
    write(amount, WIDTH - MARGIN, { right: true })
    y -= LINE + 4
  }
  rule()
  write(document.total[0], MARGIN, { font: bold })
  write(document.total[1], WIDTH - MARGIN, { font: bold, right: true })
  y -= 2 * LINE
  if (document.barcode) {
    const { label, digits } = document.barcode
    // Bars from a separate library, so that an error in the portal's own encoder would show in tests.
    const { default: barcodes } = await import('bwip-js/generic')
    const [symbol] = barcodes.raw({ bcid: 'code128', text: digits })
    // Alternating widths of bars and gaps, in modules.
    const widths = symbol && 'sbs' in symbol ? symbol.sbs : []
    const width = widths.reduce((total, each) => total + each, 0)
    write(label, MARGIN, { size: 9 })
    y -= BARCODE_HEIGHT + 8
    const module = BARCODE_WIDTH / width
    // A scanner needs a quiet zone on each side.
    const left = MARGIN + QUIET_ZONE * module
    let at = left
    for (const [index, each] of widths.entries()) {
      if (index % 2 === 0) page.drawRectangle({ x: at, y, width: each * module, height: BARCODE_HEIGHT })
      at += each * module
    }
    y -= LINE
    write(digits.replace(/(.{4})(?=.)/g, '$1 '), left, { size: 9 })
  }
  return new Uint8Array(await pdf.save())
}
