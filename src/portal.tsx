import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import type { makeRouter } from '@/router'

/** The whole portal, the same in the browser and when pages are made at build time. */
export function Portal({ router, queryClient }: { router: ReturnType<typeof makeRouter>; queryClient: QueryClient }) {
  useEffect(() => {
    // Hydrated or rendered: from here on the page answers (tools/bench reads it).
    performance.mark('portal-interactive')
  }, [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
