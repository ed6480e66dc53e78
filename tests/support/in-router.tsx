import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/** Gives links the router that they need. A press opens no page. */
export function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }))
  // A router of its own, whose routes the portal's types do not know.
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
}
