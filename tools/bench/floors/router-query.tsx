/** Baseline: React, router and query with a bare login form, the minimum for an interactive page. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { renderRouted } from './routed-page'
import '@/styles.css'

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

renderRouted(Login)
