import { type Page, test } from '@playwright/test'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib'

/** One printed sheet. */
export interface Sheet {
  /** Its lines from the top, with the text from left to right. */
  lines: string[]
  /** Left and right edge of its text, as shares of the sheet's width. */
  left: number
  right: number
}

type Matrix = readonly [number, number, number, number, number, number]
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

const contentOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

interface Font {
  /** The text of each glyph, from the table that PDF readers use for copying and searching. */
  letters: Map<number, string>
  /** The width of each glyph in thousandths of the font size. */
  widths: Map<number, number>
  /** Matches one glyph: two bytes in system fonts, one byte in variable web fonts, which are embedded as Type 3. */
  glyph: RegExp
}

const hex = (text: string) => Number.parseInt(text, 16)

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  const blocks = (name: string) =>
    [...map.matchAll(new RegExp(`begin${name}([\\s\\S]*?)end${name}`, 'g'))].map(([, block = '']) => block).join()
  for (const [, glyph = '', text = ''] of blocks('bfchar').matchAll(/<(\w+)>\s*<(\w+)>/g)) {
    letters.set(hex(glyph), String.fromCharCode(...(text.match(/.{4}/g) ?? []).map(hex)))
  }
  for (const [, from = '', to = '', text = ''] of blocks('bfrange').matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
    for (let glyph = hex(from); glyph <= hex(to); glyph += 1) {
      letters.set(glyph, String.fromCharCode(hex(text) + glyph - hex(from)))
    }
  }
  return letters
}

/** Parses widths: `12 [500 600]` lists them from glyph 12 on, `12 20 500` is one width for glyphs 12–20. */
function widthsOf(table: PDFArray | undefined): Map<number, number> {
  const widths = new Map<number, number>()
  const items = table?.asArray().map((item) => item.toString()) ?? []
  for (let at = 0; at < items.length; ) {
    const first = Number(items[at])
    const next = items[at + 1] ?? ''
    if (next.startsWith('[')) {
      for (const [index, width] of (next.match(/[\d.]+/g) ?? []).entries()) widths.set(first + index, Number(width))
      at += 2
    } else {
      for (let glyph = first; glyph <= Number(next); glyph += 1) widths.set(glyph, Number(items[at + 2]))
      at += 3
    }
  }
  return widths
}

/** Widths of a Type 3 font; its matrix has the unit. */
function widthsOfType3(font: PDFDict): Map<number, number> {
  const first = font.lookup(PDFName.of('FirstChar'), PDFNumber).asNumber()
  const unit = font.lookup(PDFName.of('FontMatrix'), PDFArray).lookup(0, PDFNumber).asNumber()
  const widths = font.lookup(PDFName.of('Widths'), PDFArray).asArray()
  return new Map(widths.map((width, index) => [first + index, Number(width.toString()) * unit * 1000]))
}

function fontsOf(page: PDFPage): Map<string, Font> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  return new Map(
    (fonts?.keys() ?? []).map((name) => {
      const font = fonts?.lookup(name, PDFDict)
      const glyphs = font?.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict)
      const isType3 = font?.lookup(PDFName.of('Subtype'), PDFName) === PDFName.of('Type3')
      return [
        name.asString(),
        {
          letters: lettersOf(contentOf(font?.lookup(PDFName.of('ToUnicode')))),
          widths: font && isType3 ? widthsOfType3(font) : widthsOf(glyphs?.lookupMaybe(PDFName.of('W'), PDFArray)),
          glyph: isType3 ? /[0-9A-F]{2}/g : /[0-9A-F]{4}/g,
        },
      ]
    }),
  )
}

/** A piece of text with its left and right edge and its height on the page. */
interface Piece {
  x: number
  end: number
  y: number
  text: string
}

function piecesOf(page: PDFPage) {
  const fonts = fontsOf(page)
  const pieces: Piece[] = []
  let piece: Piece | undefined
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let place: Matrix = matrix
  let font: Font | undefined
  let size = 0
  const saved: Matrix[] = []
  let operands: string[] = []
  const contents = page.node.Contents()
  const content =
    contents instanceof PDFArray
      ? contents
          .asArray()
          .map((one) => contentOf(page.doc.context.lookup(one)))
          .join('\n')
      : contentOf(contents)
  for (const [token] of content.matchAll(/<[0-9A-Fa-f]*>|\[[^\]]*\]|\/?[^\s<>[\]]+/g)) {
    if (/^[-+.\d<[/]/.test(token)) {
      operands.push(token)
      continue
    }
    const numbers = operands.map(Number) as unknown as Matrix
    if (token === 'q') saved.push(matrix)
    else if (token === 'Q') matrix = saved.pop() ?? matrix
    else if (token === 'cm') matrix = times(numbers, matrix)
    else if (token === 'Tm') {
      place = numbers
      piece = undefined
    } else if (token === 'Td') place = times([1, 0, 0, 1, numbers[0], numbers[1]], place)
    else if (token === 'Tf') {
      font = fonts.get(operands[0] ?? '')
      size = Number(operands[1])
    } else if (token === 'Tj') {
      const [scale, , , , x, y] = times(place, matrix)
      if (piece === undefined) pieces.push((piece = { x, y, end: x, text: '' }))
      for (const glyph of (font ? (operands[0]?.match(font.glyph) ?? []) : []).map(hex)) {
        piece.text += font?.letters.get(glyph) ?? ''
        piece.end = x + ((font?.widths.get(glyph) ?? 0) / 1000) * size * Math.abs(scale)
      }
    }
    operands = []
  }
  return pieces.filter(({ text }) => text.trim() !== '')
}

/** Prints the page as the browser does, without emulation, and reads the text of the sheets. */
export async function printed(page: Page): Promise<Sheet[]> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  await test.info().attach('paper.pdf', { body: paper, contentType: 'application/pdf' })
  return readPaper(paper)
}

/** Reads the text of a PDF that a browser has made. */
export async function readPaper(bytes: Uint8Array): Promise<Sheet[]> {
  const paper = await PDFDocument.load(bytes)
  return paper.getPages().map((sheet) => {
    const pieces = piecesOf(sheet)
    const lines: Piece[][] = []
    // Text of one line has the same height, with a tolerance for different font sizes.
    for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
      const line = lines.at(-1)
      if (line?.[0] && line[0].y - piece.y < 2) line.push(piece)
      else lines.push([piece])
    }
    for (const line of lines) line.sort((a, b) => a.x - b.x)
    return {
      lines: lines.map((row) => row.map(({ text }) => text.replaceAll('\u00a0', ' ').trim()).join(' ')),
      left: Math.min(...pieces.map(({ x }) => x)) / sheet.getWidth(),
      right: Math.max(...pieces.map(({ end }) => end)) / sheet.getWidth(),
    }
  })
}
