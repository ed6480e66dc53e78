import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the contract page is self-contained: it loads no script, style or image', () => {
  execFileSync('npm', ['run', 'docs'], { stdio: 'pipe' })
  const page = readFileSync('dist-docs/contract.html', 'utf8')
  expect(page).toContain('listEmployees')
  // The policy makes the browser block anything that the inlined script would load.
  expect(/Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1]).toBe(
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:",
  )
  expect(page.match(/<script\b[^>]*\ssrc=[^>]*>|<link\b[^>]*>/g) ?? []).toEqual([])
})
