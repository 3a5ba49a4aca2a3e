import type { Config } from '#app/platform/env/config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { type Finding, ok, warning } from './checks.ts'

/** Whether the configured upstream servers answer. One that is down is only a warning. */
export async function checkUpstreams(config: Config, limitMs = 5000): Promise<Finding[]> {
  const servers: (readonly [about: string, url: string | undefined])[] = [
    ...upstreamEntries.map(([key, { title, variable }]) => [`${title} (${variable})`, config[key]] as const),
    ['Google (GOOGLE_ISSUER)', config.google?.issuer],
    ['Single sign-on (OIDC_ISSUER)', config.oidc?.issuer],
  ]
  return await Promise.all(
    servers.flatMap(([about, url]) => (url ? [checkServer(about, new URL(url), limitMs)] : [])),
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
