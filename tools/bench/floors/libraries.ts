/** Baseline for sizes: the libraries that the login and the forms use, without the portal's code. */
import * as form from '@tanstack/react-form'
import * as query from '@tanstack/react-query'
import * as router from '@tanstack/react-router'
import axios from 'axios'
import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import * as zod from 'zod/mini'

const body = zod.object({ username: zod.string().check(zod.minLength(1), zod.maxLength(100)), count: zod.int() })
const { fieldContext, formContext } = form.createFormHookContexts()
const { useAppForm } = form.createFormHook({ fieldContext, formContext, fieldComponents: {}, formComponents: {} })
const style = cva('', { variants: { size: { a: 'a' } } })

function Page() {
  const send = query.useMutation({ mutationFn: (value: object) => axios.post('/api/login', value) })
  const read = query.useSuspenseQuery({ queryKey: ['a'], queryFn: async () => zod.parse(body, {}) })
  const values = useAppForm({
    defaultValues: { username: '' },
    validationLogic: form.revalidateLogic(),
    validators: { onDynamic: body as never },
    onSubmit: ({ value }) => send.mutateAsync(value),
  })
  return createElement(
    'form',
    { className: style({ size: 'a' }), onSubmit: () => values.handleSubmit() },
    JSON.stringify(read.data),
  )
}

const root = router.createRootRouteWithContext<object>()({ component: router.Outlet })
const page = router.createRoute({
  getParentRoute: () => root,
  path: '/',
  component: Page,
  beforeLoad: () => router.redirect({ to: '/' }),
})
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    createElement(
      query.QueryClientProvider,
      { client: new query.QueryClient() },
      createElement(router.RouterProvider, {
        router: router.createRouter({ routeTree: root.addChildren([page]) }),
      } as never),
    ),
  )
}
