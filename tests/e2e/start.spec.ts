import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { m } from '../../generated/messages/messages.js'
import { expect, test } from './portal-test'

const PORT = 5199

/** Starts the portal as the README says; `ready` resolves when npm start prints the URL. */
function start(): { ready: Promise<void>; stop: () => void } {
  // A separate process group, so that npm and Vite can be stopped together.
  const child = spawn('npm', ['start', '--', '--port', String(PORT), '--strictPort'], { detached: true })
  const ready = new Promise<void>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      if (printed.includes(`http://127.0.0.1:${PORT}/`)) resolve()
    })
    child.on('exit', () => reject(new Error(`npm start ended: ${printed}`)))
  })
  return {
    ready,
    stop: () => {
      child.removeAllListeners('exit')
      // When it has ended by itself, `ready` says why.
      if (child.pid && child.exitCode === null) process.kill(-child.pid)
    },
  }
}

test.use({
  baseURL: `http://127.0.0.1:${PORT}`,
  // A warning of React's development build about the router's lazy routes; production builds do not have it.
  allowErrors: [/called use\(\) to suspend in a previous render/],
})

test('npm start opens the portal on the fake API', async ({ page }) => {
  test.setTimeout(120_000)
  const portal = start()
  try {
    await portal.ready
    await page.goto('/help?mock-persona=aino.virtanen')
    await expect(page.getByRole('button', { name: m.account_menu() })).toContainText('Aino Virtanen')
  } finally {
    portal.stop()
  }
})
