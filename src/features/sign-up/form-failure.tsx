import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showBlockingError } from '@/shell/blocking-error'
import { PageErrorScreen } from '@/shell/route-error-screen'

/** NAV-10: addresses need the list of countries; its failure opens the blocking popup. */
export function FormFailure(props: ErrorComponentProps) {
  const { error } = props
  useEffect(() => showBlockingError(error), [error])
  return <PageErrorScreen {...props} />
}
