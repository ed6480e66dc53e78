/**
 * VAL-06: Finnish business IDs and European VAT numbers by country, as described by the Commission's VIES service.
 * Check digits are arbitrary: only the format is tested.
 */
const FORMS: Record<string, readonly string[]> = {
  Finland: ['1629284-5', 'FI16292845'],
  Austria: ['ATU12345678'],
  Belgium: ['BE0123456789', 'BE1123456789'],
  Bulgaria: ['BG123456789', 'BG1234567890'],
  Cyprus: ['CY12345678L'],
  Czechia: ['CZ12345678', 'CZ123456789', 'CZ1234567890'],
  Germany: ['DE123456789'],
  Denmark: ['DK12345678'],
  Estonia: ['EE123456789'],
  Greece: ['EL123456789'],
  Spain: ['ESX12345678', 'ES12345678X', 'ESX1234567X'],
  France: ['FR12123456789', 'FRAB123456789', 'FR1B123456789', 'FRZZ123456789'],
  Croatia: ['HR12345678901'],
  Hungary: ['HU12345678'],
  Ireland: ['IE1234567W', 'IE1234567WA', 'IE1A23456W', 'IE1+23456W', 'IE1*23456W'],
  Italy: ['IT12345678901'],
  Lithuania: ['LT123456789', 'LT123456789012'],
  Luxembourg: ['LU12345678'],
  Latvia: ['LV12345678901'],
  Malta: ['MT12345678'],
  Netherlands: ['NL123456789B01'],
  Poland: ['PL1234567890'],
  Portugal: ['PT123456789'],
  Romania: ['RO12', 'RO1234567', 'RO1234567890'],
  Sweden: ['SE123456789012'],
  Slovenia: ['SI12345678'],
  Slovakia: ['SK1234567890'],
  'Northern Ireland': ['XI123456789', 'XI123456789012', 'XIGD123', 'XIHA512'],
}

export const BUSINESS_IDS: readonly string[] = Object.values(FORMS).flat()

/** Country and length, which identify a format. */
const shapeOf = (id: string) => `${id.slice(0, 2)} ${id.length}`
const SHAPES = new Set(BUSINESS_IDS.map(shapeOf))

/** Numbers with one digit less or more, first or last, unless the country has that length too. */
const oneOff = BUSINESS_IDS.flatMap((id) =>
  [/\d/, /\d(?=\D*$)/].flatMap((digit) => [id.replace(digit, ''), id.replace(digit, '$&1')]),
).filter((id) => !SHAPES.has(shapeOf(id)) && !id.startsWith('RO'))

const WRONG: Record<string, readonly string[]> = {
  'a digit too few or too many': oneOff,
  'a range of lengths': ['RO1', 'RO12345678901'],
  'other countries and none': [
    'US123456789',
    'NO123456789',
    'GB123456789',
    'CH123456789',
    'RU1234567890',
    'XX12345678',
    '123456789',
    '',
  ],
  // Numbers are sent without separators, in capitals.
  'not as it is sent': [
    '16292845',
    'fi16292845',
    'FI1629284-5',
    'FI 16292845',
    ' 1629284-5',
    '1629284-5\n',
    '1629284-5x',
    'xFI16292845',
  ],
  'other signs': [
    'ATX12345678',
    'BE2123456789',
    'CY123456781',
    'NL123456789A01',
    'IE1234567X',
    'IE1234567WJ',
    'IE1-23456W',
    'IE1A234567W',
    'ESXX2345678',
    'ESX123456-8',
    'FRIO123456789',
    'FI1629284A',
    'DE12345678A',
    'SE12345678901A',
  ],
}

export const WRONG_BUSINESS_IDS: readonly string[] = Object.values(WRONG).flat()
