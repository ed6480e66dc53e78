/** The addresses that may be tested. */
type Targets = { allowed: string[]; looksLikeProduction: string[] }

/**
 * Why an address may not be tested; undefined if it may. It must be on the list, and one that looks like production must be
 * repeated in `confirmed`.
 */
export function refusalOf(address: string, confirmed: string | undefined, targets: Targets): string | undefined {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return 'CONTRACT_URL is not a URL'
  }
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (!isLocal && url.protocol !== 'https:') return `${url.origin}: tokens are sent over https only`
  if (!isLocal && !targets.allowed.includes(url.origin)) {
    return `${url.origin} is not in tests/contract/api/targets.json`
  }
  const looks = targets.looksLikeProduction.some((pattern) => new RegExp(pattern, 'i').test(url.hostname))
  const isTest = /(^|[.-])(test|staging|stage|qa|dev|uat|sandbox)([.-]|$)/i.test(url.hostname)
  if (looks && !isTest && confirmed !== address) {
    return `${url.origin} looks like production: set CONTRACT_PRODUCTION to the same address`
  }
  return undefined
}
