/** Baseline: React, router and query with a bare login form, the minimum for an interactive page. */
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../src/styles.css'

const root = createRootRoute({ component: Outlet })
const login = createRoute({ getParentRoute: () => root, path: '/', component: Login })

function Login() {
  const send = useMutation({ mutationFn: async (body: object) => JSON.stringify(body) })
  useEffect(() => {
    performance.mark('portal-interactive')
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit}>
      <h1>Kirjaudu sisään</h1>
      <label>
        Käyttäjätunnus <input name="username" autoComplete="username" />
      </label>
      <label>
        Salasana <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button>Kirjaudu sisään</button>
    </form>
  )
}

const router = createRouter({ routeTree: root.addChildren([login]) })
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
