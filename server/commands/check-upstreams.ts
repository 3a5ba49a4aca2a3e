import type { Config } from '#app/platform/env/config.server.ts'
import { type Finding, ok, warning } from './checks.ts'

/** Whether the configured upstream servers answer. One that is down is only a warning. */
export async function checkUpstreams(config: Config, limitMs = 5000): Promise<Finding[]> {
  const servers = {
    'Exchange rates (NRB_URL)': config.nrbUrl,
    'Coin prices (COINGECKO_URL)': config.coinGeckoUrl,
    'Metal prices (METALS_URL)': config.metalsUrl,
    'Newsletter (NEWSLETTER_WEBHOOK_URL)': config.newsletterWebhookUrl,
    'Places (GEOLOCATION_URL)': config.geolocationUrl,
    'Google (GOOGLE_ISSUER)': config.google?.issuer,
    'Single sign-on (OIDC_ISSUER)': config.oidc?.issuer,
    'Text messages (SMS_WEBHOOK_URL)': config.smsWebhookUrl,
  }
  return await Promise.all(
    Object.entries(servers).flatMap(([about, url]) =>
      url ? [checkServer(about, new URL(url), limitMs)] : [],
    ),
  )
}

/** Only the origin: a path may contain a key or have side effects. Any response counts. */
async function checkServer(about: string, { origin, host }: URL, limitMs: number): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    await response.body?.cancel()
    return ok(about, `${host} answers`)
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    const found = isSlow ? `${host} did not answer within ${limitMs / 1000} s` : `${host} cannot be reached`
    return warning(about, found, 'Check name, network and firewall; the site shows its last data meanwhile.')
  }
}
