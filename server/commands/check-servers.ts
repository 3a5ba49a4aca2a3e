import type { Config } from '#app/platform/env/config.server.ts'
import { mailMethods } from '#app/platform/env/sign-in-config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { greetMailServer } from '#app/platform/mail/mailer.server.ts'
import { type Finding, ok, warning, wrong } from './checks.ts'

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

const mail = 'Mail (SMTP_URL)'

type Mailing = Pick<Config, 'smtpUrl' | 'authMethods'>

/** Connects to the mail server and authenticates; sends no mail. */
export async function checkMail(
  { smtpUrl, authMethods }: Mailing,
  greet: (url: string) => Promise<void> = greetMailServer,
): Promise<Finding[]> {
  const wanted = mailMethods.filter((method) => authMethods.has(method))
  if (smtpUrl === undefined)
    return wanted.length === 0
      ? [
          ok(
            mail,
            'not set: no method to sign in needs it; notices are written into the folder outbox, and operators get no e-mails about problems',
          ),
        ]
      : [
          warning(
            mail,
            `not set, but ${wanted.join(', ')} sends letters: they are written into the folder outbox`,
            'Set SMTP_URL and MAIL_FROM, or take these ways out of AUTH_METHODS.',
          ),
        ]
  const { host } = new URL(smtpUrl)
  try {
    await greet(smtpUrl)
    return [ok(mail, `${host} takes letters from here`)]
  } catch (error) {
    return [wrong(mail, ...whatFailed(host, (error as { code?: string }).code))]
  }
}

function whatFailed(host: string, code: string | undefined): [found: string, advice: string] {
  if (code === 'EAUTH') return [`${host} refuses the user or the password`, 'Correct both in SMTP_URL.']
  return [
    `${host} does not greet (${code ?? 'unknown trouble'})`,
    'Check name, port and firewall; smtps:// is for port 465, smtp:// for 587 and 25.',
  ]
}
