import type { Fault } from './error-reports'

type Settings = {
  /** The reportUrl of config.json; undefined reports nothing. */
  url: Promise<string | undefined>
  /** The route of the page that is shown, with its parameters as names: `/reports/topups/$reportId`. */
  route: () => string
}

/** @returns what takes a fault and never throws. What describes and sends it comes once there is something to send. */
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
