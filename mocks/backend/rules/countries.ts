/** Europe, and other countries with offices of Finnish companies. */
const CODES =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GL GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK AE AU BR CA CN IN JP KR MX NZ SG TH US ZA'.split(
    ' ',
  )

const inFinnish = new Intl.DisplayNames(['fi'], { type: 'region' })
const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' })

/** The countries allowed in an address (VAL-09). Åland has no English name here, to show the fallback of FMT-12. */
export const countries: { id: string; nameFi: string; nameEn?: string }[] = CODES.map((id) => ({
  id,
  nameFi: inFinnish.of(id) ?? id,
  ...(id !== 'AX' && { nameEn: inEnglish.of(id) ?? id }),
}))

const known = new Set(CODES)
export const isListedCountry = (code: string): boolean => known.has(code)
