// @vitest-environment jsdom
import { downloadDepositReceipt, downloadTransactionReceipt } from '@generated/api/accounts/accounts'
import {
  downloadOrderDocument,
  downloadPaymentDocument,
  downloadVoucherOrderReceipt,
} from '@generated/api/documents/documents'
import {
  downloadDeductionReport,
  downloadExternalReport,
  downloadIncomeRegisterReport,
} from '@generated/api/reports/reports'
import { contractExamples } from '@generated/contract-examples'
import { type OperationRow, registry } from '@generated/registry'
import { AxiosHeaders } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureRequest } from '../calls/auth-port'
import { ApiError } from './api-error'
import { readReply } from './read-reply'
import { fileNameOf } from './received-file'

const report = Object.values(contractExamples.downloadDeductionReport.request)[0]
/** Every call that returns a file. The request bodies don't matter here. */
const calls: Record<string, { media: string; read: () => Promise<Blob> }> = {
  downloadDepositReceipt: { media: 'application/pdf', read: () => downloadDepositReceipt('o-1') },
  downloadTransactionReceipt: { media: 'application/pdf', read: () => downloadTransactionReceipt('o-1') },
  downloadOrderDocument: { media: 'application/pdf', read: () => downloadOrderDocument('o-1') },
  downloadPaymentDocument: { media: 'application/pdf', read: () => downloadPaymentDocument({ paymentId: 'p-1' }) },
  downloadVoucherOrderReceipt: { media: 'application/pdf', read: () => downloadVoucherOrderReceipt('o-1') },
  downloadDeductionReport: {
    media: 'text/csv',
    read: () => downloadDeductionReport(report as Parameters<typeof downloadDeductionReport>[0]),
  },
  downloadIncomeRegisterReport: {
    media: 'text/csv',
    read: () => downloadIncomeRegisterReport(report as Parameters<typeof downloadIncomeRegisterReport>[0]),
  },
  downloadExternalReport: {
    media: 'application/vnd.ms-excel',
    read: () => downloadExternalReport(report as Parameters<typeof downloadExternalReport>[0]),
  },
}

let answer: () => Response
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const answered = (body: BodyInit, headers: Record<string, string>) => {
  answer = () => new Response(body, { headers })
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer())
  configureRequest({
    auth: {
      authorization: async () => 'Bearer t1',
      refreshAfterUnauthorized: async () => false,
      expire: () => undefined,
      onRefused: () => undefined,
      epoch: () => 1,
    },
  })
  configureRequest({ baseUrl: location.origin, onContractMismatch: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

test('every operation that returns a file is tested here', () => {
  const files = Object.entries<OperationRow>(registry).filter(([, row]) => row.files)
  expect(files.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
})

const isReport = (media: string) => media !== 'application/pdf'

describe.each(Object.entries(calls))('%s', (name, { media, read }) => {
  const failure = async () => {
    const error = await read().catch((thrown: unknown) => thrown)
    if (!(error instanceof ApiError)) throw new Error('an ApiError was expected')
    return error
  }

  test.each([
    ['a page of a proxy', '<!doctype html><p>Kirjaudu</p>', { 'Content-Type': 'text/html' }],
    ['JSON', '{}', { 'Content-Type': 'application/json' }],
    ['a page under another type', ' <!doctype html><p>a;b</p>', { 'Content-Type': 'application/octet-stream' }],
    ['an error under another type', '{"errors":[{"code":"a;b"}]}', { 'Content-Type': 'text/plain' }],
    ['a file of another kind', '\u0089PNG\u0000;', { 'Content-Type': 'image/png' }],
    ['a message of a proxy', 'Service unavailable, try again', {}],
    ['nothing', '', { 'Content-Type': media }],
    ['a part of the file', 'nimi;summa\r\nAi', { 'Content-Type': media, 'Content-Length': '400' }],
  ])('%s is no file of the contract [DWN-06] [REP-02]', async (_what, body, headers) => {
    answered(body, headers)
    const error = await failure()
    expect([error.kind, error.status]).toEqual(['malformed', 200])
  })

  test('returns the complete file under the server’s name [DWN-06]', async () => {
    const name = { 'Content-Disposition': "attachment; filename*=UTF-8''lis%C3%A4.csv" }
    answered('abcde', { 'Content-Type': `${media.toUpperCase()}; charset=utf-8`, 'Content-Length': '5', ...name })
    const file = await read()
    expect(file).toBeInstanceOf(File)
    expect([(file as File).name, file.size, file.type]).toEqual(['lisä.csv', 5, media])
  })

  const CONTENTS = {
    'application/pdf': '%PDF-1.7\nx\n%%EOF',
    'text/csv': '\u00EF\u00BB\u00BFNimi;Summa\r\nAino;1,00\r\n',
    'application/vnd.ms-excel': '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\u0003\u0004',
  }
  const isExpected = (type: string) => isReport(media) !== (type === 'application/pdf')

  test.each(Object.entries(CONTENTS))(
    'takes %s under an unexpected media type by its content [CTR-07]',
    async (type, content) => {
      for (const sent of ['application/octet-stream', 'application/x-download', '']) {
        answered(bytes(content), { 'Content-Type': sent })
        if (isExpected(type)) expect((await read()).type).toBe(type)
        else expect((await failure()).kind).toBe('malformed')
      }
    },
  )

  test('ignores Content-Length of a compressed file and of a file from another origin', async () => {
    answered('abcde', { 'Content-Type': media, 'Content-Length': '40', 'Content-Encoding': 'gzip' })
    expect((await read()).size).toBe(5)
    configureRequest({ baseUrl: 'https://api.portal.test' })
    answered('abcde', { 'Content-Type': media, 'Content-Length': '40' })
    expect((await read()).size).toBe(5)
  })

  test('reads the error body of a refused download', async () => {
    answer = () =>
      new Response('{"errors":[{"code":"document_not_found","message":"","severity":"Error"}]}', { status: 404 })
    expect((await failure()).codes).toEqual(['document_not_found'])
  })
})

test('reports an unexpected media type of a file once [CTR-07]', async () => {
  const onContractMismatch = vi.fn()
  configureRequest({ onContractMismatch })
  const row = { ...registry.downloadDeductionReport, path: '/api/of-this-test' }
  const response = {
    status: 200,
    statusText: '',
    data: new Blob(['Nimi;Summa']),
    headers: { 'content-type': 'application/octet-stream' },
    config: { headers: new AxiosHeaders() },
  }
  for (let read = 0; read < 2; read += 1) {
    expect(await readReply('downloadDeductionReport', row, response)).toBeInstanceOf(File)
  }
  expect(onContractMismatch.mock.calls).toEqual([
    [{ operation: 'downloadDeductionReport', path: '/api/of-this-test Content-Type' }],
  ])
})

test('reads the file name from either form of the header', () => {
  expect(fileNameOf('attachment; filename="report.csv"')).toBe('report.csv')
  expect(fileNameOf("attachment; filename=a.csv; filename*=UTF-8''%C3%A5.csv")).toBe('å.csv')
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBe('')
  expect(fileNameOf(undefined)).toBe('')
})
