// @vitest-environment jsdom
import { appendFileSync, writeFileSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { test, vi } from 'vitest'
import { PAGES } from '../../tests/pages'
import { SCREENS } from '../../tests/screens'
import { openPortal, plain, usePortal } from '../../tests/support/portal-test-bed'

usePortal({ mayDepart: true })
writeFileSync('/tmp/dump.txt', '')
const open = Object.entries(PAGES).filter(([, p]) => typeof p.faults === 'string').map(([path, p]) => [path.replace('{-$showWarning}','1').replace('$voucherType','lunch').replace('$orderId','o-5012').replace('$paymentId','pay-7516'), p.guard === 'open' ? undefined : 'aino.virtanen'] as const)
const texts = () => {
  const out: string[] = []
  const walk = (n: Node) => {
    for (const c of n.childNodes) {
      if (c.nodeType === 3) { const t = (c.textContent ?? '').trim(); if (t) out.push(t) }
      else if (c instanceof Element && c.tagName !== 'STYLE' && c.tagName !== 'SCRIPT') {
        for (const a of ['aria-label','title','placeholder','aria-description']) { const v=c.getAttribute(a); if (v) out.push(`[${a}] ${v}`) }
        walk(c)
      }
    }
  }
  walk(document.body)
  return out
}
test.each([...SCREENS.map(([a, p]) => [a, p as string | undefined] as const), ...open])('%s of %s', async (path, persona) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const prefix of ['', '/en']) {
    try {
      await openPortal(prefix + path, persona)
      await waitFor(() => { if (document.querySelector('main [aria-busy="true"], main [data-slot="skeleton"]')) throw new Error('busy') }, { timeout: 8000 }).catch(() => undefined)
      appendFileSync('/tmp/dump.txt', `\n##### ${prefix || '/fi'} ${path} ${persona ?? 'guest'}\n${[...new Set(texts())].join('\n')}\n`)
    } catch (error) { appendFileSync('/tmp/dump.txt', `\n##### ${prefix} ${path} FAILED ${String(error).slice(0, 100)}\n`) }
    const { beginAnew } = await import('../../tests/support/portal-test-bed')
    await beginAnew()
  }
  void plain
}, 60_000)
