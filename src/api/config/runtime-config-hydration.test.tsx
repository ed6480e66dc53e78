// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loadRuntimeConfig, runtimeConfig, useRuntimeConfig } from './runtime-config'

afterEach(() => {
  vi.unstubAllGlobals()
})

function EmployeesLink() {
  return <a href={useRuntimeConfig().employeeApplicationUrl}>log in</a>
}

test("a page prerendered with the build's configuration switches to the environment's", async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(<EmployeesLink />)
  const environment = { ...runtimeConfig(), employeeApplicationUrl: 'https://employees.example/login' }
  vi.stubGlobal('fetch', async () => Response.json(environment))
  // The configuration arrives before hydration, and React does not patch attributes that differ while it hydrates.
  await loadRuntimeConfig()
  const complaints: unknown[] = []
  await act(async () => hydrateRoot(host, <EmployeesLink />, { onRecoverableError: (error) => complaints.push(error) }))
  expect(complaints).toEqual([])
  expect(host.querySelector('a')?.href).toBe(environment.employeeApplicationUrl)
})
