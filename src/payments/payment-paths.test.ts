// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { pathsOf, returnUrls } from './payment-paths'

afterEach(() => setCurrentLocale('fi'))

test('each flow has its status page and its page for paying again [PAY-14] [PAY-06] [PAY-07]', () => {
  expect(pathsOf('deposit').status('pay-1')).toBe('/load-account/status/pay-1')
  expect(pathsOf('digital').status('pay-1')).toBe('/order/status/pay-1')
  expect(pathsOf('voucher').status('pay-1')).toBe('/order-payment-status/pay-1')
  expect(pathsOf('deposit').payAgain('pay-1', false)).toEqual({ to: '/load-account', search: { payment: 'pay-1' } })
  expect(pathsOf('voucher').payAgain('pay-1', false)).toEqual({ to: '/voucher-order-payment/pay-1' })
  expect(pathsOf('digital').payAgain('pay-1', false)).toEqual({ to: '/card-order-payment/pay-1' })
})

test('the page for paying again includes the warning about an unfinished payment [PAY-22]', () => {
  expect(pathsOf('deposit').payAgain('pay-1', true).search).toEqual({ payment: 'pay-1', unfinished: true })
  expect(pathsOf('voucher').payAgain('pay-1', true).to).toBe('/voucher-order-payment/pay-1/1')
  expect(pathsOf('digital').payAgain('pay-1', true).to).toBe('/card-order-payment/pay-1/1')
})

test('the provider returns to the status page in the language after every result [PAY-03]', () => {
  const all = (url: string) => ({ successUrl: url, cancelUrl: url, errorUrl: url, delayedPaymentUrl: url })
  const path = '/load-account/status/pay-1'
  expect(returnUrls(path)).toEqual(all(`${location.origin}${path}`))
  setCurrentLocale('en')
  expect(returnUrls(path)).toEqual(all(`${location.origin}/en${path}`))
})

test('an id from a URL cannot change the rest of the path', () => {
  expect(pathsOf('deposit').status('../x?y')).toBe('/load-account/status/..%2Fx%3Fy')
})
