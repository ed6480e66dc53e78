import type { Fault } from './error-reports'

type Settings = {
  url: Promise<string | undefined>
  /** Route of the current page with parameter names: `/reports/topups/$reportId`. */
  route: () => string
}

/** @returns a reporter that never throws. The code that builds and sends reports is loaded with the first fault. */
export function makeErrorReporter({ url, route }: Settings): (fault: Fault) => void {
  const sent = new Set<string>()
  const send = async (fault: Fault, where: string) => {
    const address = await url
    if (address === undefined) return
    const { sendReport } = await import('./error-reports')
    sendReport(address, fault, { route: where, sent })
  }
  return (fault) => void send(fault, route()).catch(() => undefined)
}
