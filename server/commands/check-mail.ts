import type { Config } from '#app/platform/env/config.server.ts'
import { greetMailServer } from '#app/platform/mail/mailer.server.ts'
import { type Finding, ok, warning, wrong } from './checks.ts'

const about = 'Mail (SMTP_URL)'
/** Sign-in methods that send mail. */
const writing = ['password', 'email-otp', 'magic-link'] as const

type Mailing = Pick<Config, 'smtpUrl' | 'authMethods'>

/** Connects to the mail server and authenticates; sends no mail. */
export async function checkMail(
  { smtpUrl, authMethods }: Mailing,
  greet: (url: string) => Promise<void> = greetMailServer,
): Promise<Finding[]> {
  const wanted = writing.filter((method) => authMethods.has(method))
  if (smtpUrl === undefined)
    return wanted.length === 0
      ? [ok(about, 'not set: no method to sign in needs it, and notices are written into the folder outbox')]
      : [
          warning(
            about,
            `not set, but ${wanted.join(', ')} sends letters: they are written into the folder outbox`,
            'Set SMTP_URL and MAIL_FROM, or take these ways out of AUTH_METHODS.',
          ),
        ]
  const { host } = new URL(smtpUrl)
  try {
    await greet(smtpUrl)
    return [ok(about, `${host} takes letters from here`)]
  } catch (error) {
    return [wrong(about, ...whatFailed(host, (error as { code?: string }).code))]
  }
}

function whatFailed(host: string, code: string | undefined): [found: string, advice: string] {
  if (code === 'EAUTH') return [`${host} refuses the user or the password`, 'Correct both in SMTP_URL.']
  return [
    `${host} does not greet (${code ?? 'unknown trouble'})`,
    'Check name, port and firewall; smtps:// is for port 465, smtp:// for 587 and 25.',
  ]
}
