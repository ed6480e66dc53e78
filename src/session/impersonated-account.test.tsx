// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { loadRuntimeConfig } from '@/api/config/runtime-config'
import { configureSession } from './app-port'
import { useImpersonation } from './impersonated-account'
import { endSession, startImpersonatedSession, startSession } from './session-store'

afterEach(() => {
  endSession('logged-out')
  vi.unstubAllGlobals()
})

const config = {
  apiBaseUrl: '',
  environment: 'qa',
  productName: { fi: 'Etuportaali', en: 'Benefits Portal' },
  paymentProviderHosts: [],
  employeeApplicationUrl: 'https://employee.example/',
}

async function seenWith(over: object) {
  vi.stubGlobal('fetch', async () => Response.json({ ...config, ...over }))
  await loadRuntimeConfig()
  const seen: unknown[] = []
  function Form() {
    seen.push(useImpersonation())
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form />))
  await act(async () => root.unmount())
  return seen.at(-1)
}

const impersonate = () => {
  configureSession({})
  startImpersonatedSession({ accessToken: 'a', roles: ['Signatory'], validTo: Date.UTC(2100, 0, 1) })
}

test.each([{}, { impersonationChangesCredentials: false }])(
  'an admin cannot change the user’s login data, with %j [ACC-07]',
  async (over) => {
    impersonate()
    expect(await seenWith(over)).toEqual({ isImpersonated: true, isLocked: true })
  },
)

test('an environment may let an admin change it', async () => {
  impersonate()
  expect(await seenWith({ impersonationChangesCredentials: true })).toEqual({ isImpersonated: true, isLocked: false })
})

test('users change their own in any environment', async () => {
  expect(await seenWith({})).toEqual({ isImpersonated: false, isLocked: false })
  configureSession({})
  const reply = { accessToken: 'a', tokenType: 'Bearer', expiresIn: 600, refreshToken: 'r', roles: [] }
  startSession({ ...reply, isUserImpersonate: false }, { keep: false })
  expect(await seenWith({})).toEqual({ isImpersonated: false, isLocked: false })
})

test('a switch of another kind stops the portal', async () => {
  await expect(seenWith({ impersonationChangesCredentials: 'yes' })).rejects.toThrow('impersonationChangesCredentials')
})
