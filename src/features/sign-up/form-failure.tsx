import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showBlockingError } from '@/shell/blocking-error'
import { PageErrorScreen } from '@/shell/route-error-screen'

/** NAV-10: without the countries no address can be given, which the popup says. */
export function FormFailure(props: ErrorComponentProps) {
  const { error } = props
  useEffect(() => showBlockingError(error), [error])
  return <PageErrorScreen {...props} />
}
