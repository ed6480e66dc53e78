import { createFileRoute, notFound } from '@tanstack/react-router'
import { type FunctionComponent, lazy } from 'react'
import { object, optional, catch as orElse, string } from 'zod/mini'
import { NotFoundPage } from '@/features/support/not-found-page'
import { page } from '@/shell/page'

// The constant is false in production builds, which drop the import and the kit's code.
const KitPage: FunctionComponent = __MOCKED__
  ? lazy(async () => ({ default: (await import('@/features/kit/kit-page')).KitPage }))
  : NotFoundPage

export const Route = createFileRoute('/kit')({
  validateSearch: object({ section: orElse(optional(string()), undefined) }),
  beforeLoad: () => {
    if (!__MOCKED__) throw notFound()
  },
  component: page(KitPage),
})
