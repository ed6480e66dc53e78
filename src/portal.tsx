import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { makeRouter } from '@/router'

export function Portal({ router, queryClient }: { router: ReturnType<typeof makeRouter>; queryClient: QueryClient }) {
  useEffect(() => {
    // The page is interactive from here on (read by tools/bench).
    performance.mark('portal-interactive')
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
