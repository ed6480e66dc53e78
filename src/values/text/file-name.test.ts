import { expect, test } from 'vitest'
import { safeFileName } from './file-name'

test.each([
  ['Lunch report 2026.pdf', 'pdf', 'Lunch report 2026.pdf'],
  ['Lasku ÄÖ.PDF', 'pdf', 'Lasku ÄÖ.pdf'],
  ['Load 04.11.2026 10:05', 'xlsx', 'Load 04.11.2026 10.05.xlsx'],
  ['report 1.2026', 'csv', 'report 1.2026.csv'],
  ['../../etc/passwd', 'csv', 'passwd.csv'],
  ['C:\\Windows\\evil.csv', 'csv', 'evil.csv'],
  ['folder/', 'csv', 'folder.csv'],
  ['folder/ /', 'csv', 'folder.csv'],
  ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
  ['invoice\u202efdp.exe', 'pdf', 'invoicefdp.exe.pdf'],
  ['\u2066in\u0000vo\r\nice\u007f.pdf', 'pdf', 'invoice.pdf'],
  ['in\u2028vo\u2029ice.pdf', 'pdf', 'invoice.pdf'],
  ['a<b>:"|?*c.xlsx', 'xlsx', 'abc.xlsx'],
  ['.htaccess', 'csv', 'htaccess.csv'],
  ['... htaccess', 'csv', 'htaccess.csv'],
  ['name. . ', 'csv', 'name.csv'],
  ['CON', 'csv', 'download-CON.csv'],
  ['lpt1.csv', 'csv', 'download-lpt1.csv'],
  ['\ud800', 'csv', 'download.csv'],
  ['..', 'csv', 'download.csv'],
  ['.csv', 'csv', 'csv.csv'],
  ['', 'csv', 'download.csv'],
  ['name', '../exe', 'name.exe'],
  ['x'.repeat(300), 'csv', `${'x'.repeat(60)}.csv`],
  [`long${'x'.repeat(1000)}`, 'csv', `${'x'.repeat(60)}.csv`],
  [`${'x'.repeat(59)}😀y.csv`, 'csv', `${'x'.repeat(59)}😀.csv`],
])('%j as %s is saved as %j', (name, extension, expected) => {
  expect(safeFileName(name, extension)).toBe(expected)
})
