import type { Fault } from './error-reports'

/**
 * A reporter that never throws. The code that builds and sends reports is loaded with the first fault. `route` is the
 * current page's, with parameter names: `/reports/topups/$reportId`.
 */
export function makeErrorReporter({ url, route }: { url: Promise<string | undefined>; route: () => string }) {
  const sent = new Set<string>()
  const send = async (fault: Fault, where: string) => {
    const address = await url
    if (address === undefined) return
    const { sendReport } = await import('./error-reports')
    sendReport(address, fault, { route: where, sent })
  }
  return (fault: Fault): void => void send(fault, route()).catch(() => undefined)
}
