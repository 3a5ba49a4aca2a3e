import { setImmediate as afterResponse } from 'node:timers/promises'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Config } from '#app/platform/env/config.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'
import { type Mail, openMailer } from '#app/platform/mail/mailer.server.ts'
import { postJson } from '#app/platform/upstream/fetch-json.server.ts'
import { insertError } from '#app/records/errors/store.server.ts'
import type { Db } from '#db/schema.ts'
import { isPlaceholder } from '../accounts/users.ts'
import { type Notice, smsText, writeNotice } from './email.ts'

interface Deps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir' | 'smsWebhookUrl'>
  log: Pick<Log, 'info' | 'warn'>
  db: Db
  now: () => Date
  siteName: (lang: Lang) => Promise<string>
}

/** More pending messages than this are dropped: something is wrong. */
const maxPending = 100
/** By nodemailer's codes. */
const refusals: Readonly<Record<string, MailOutcome>> = { EENVELOPE: 'refused', EAUTH: 'login' }

/**
 * Sends e-mails and text messages after the response, so that its time does not reveal whether an address is known.
 * Failures are logged without address, code or text.
 */
export class MessageSender {
  readonly #mailer: (mail: Mail) => Promise<void>
  readonly #parts: Deps
  readonly #pending = new Set<Promise<void>>()

  constructor(parts: Deps) {
    this.#parts = parts
    this.#mailer = openMailer({ ...parts.config, log: parts.log })
  }

  /** @returns a promise for those who may know what became of it */
  async mail(to: string, write: () => Omit<Mail, 'to'>): Promise<MailOutcome> {
    return await this.#enqueue('mail', async () => {
      const mail = write()
      const name = await this.#parts.siteName(mail.language ?? 'en')
      const [subject, text] = [withSiteName(mail.subject, name), withSiteName(mail.text, name)]
      await this.#mailer({ ...mail, subject, text, html: withSiteName(mail.html, escapedHtml(name)), to })
    })
  }

  /** Tells the owner of an account what was just changed in it. Only a verified address gets the notice. */
  async notice(
    { email, email_verified }: { email: string; email_verified: boolean },
    { lang, ...notice }: Pick<Notice, 'kind' | 'isJoined'> & { lang: Lang },
  ): Promise<MailOutcome> {
    if (!email_verified || isPlaceholder(email)) return 'none'
    const { config, now } = this.#parts
    const at = now()
    return await this.mail(email, () => writeNotice(lang, { ...notice, at, siteUrl: config.siteUrl }))
  }

  sms(phone: string, code: string, lang: Lang): void {
    const { smsWebhookUrl } = this.#parts.config
    if (smsWebhookUrl === undefined) return
    void this.#enqueue('sms', async () => {
      const text = withSiteName(smsText(lang, code), await this.#parts.siteName(lang))
      const message = JSON.stringify({ phone, code, message: text })
      const answer = await postJson(new URL(smsWebhookUrl), message)
      if (!answer.ok) throw Object.assign(new Error('refused'), { code: answer.trouble })
    })
  }

  /** Resolves when every pending message was sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending)
  }

  async #enqueue(kind: 'mail' | 'sms', send: () => Promise<void>): Promise<MailOutcome> {
    const { config, log, db } = this.#parts
    if (this.#pending.size >= maxPending) {
      log.warn({ kind, trouble: 'too many at once' }, 'sign-in: something was not sent')
      return 'failed'
    }
    let outcome: MailOutcome = 'failed'
    const sending = afterResponse()
      .then(send)
      .then(() => {
        outcome = config.smtpUrl === undefined ? 'outbox' : 'sent'
      })
      .catch(async (error: unknown) => {
        const { code: trouble = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
        outcome = refusals[trouble] ?? 'failed'
        log.warn({ kind, trouble, responseCode }, 'sign-in: something was not sent')
        // A refused address is no problem of the mail server.
        if (kind === 'mail' && outcome !== 'refused')
          await insertError(db, { kind: 'mail-failed', message: trouble, path: 'sign-in', requestId: '' })
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a failure to send could not be stored'))
      .finally(() => this.#pending.delete(sending))
    this.#pending.add(sending)
    await sending
    return outcome
  }
}

/** A text of the dictionaries with the site's name; a Latin one stands apart from a Nepali ending. */
function withSiteName(text: string, name: string): string {
  const isLatin = /\w$/.test(name)
  return text
    .replace(/\{\{site\}\}(?=\p{Script=Devanagari})/gu, () => (isLatin ? `${name} ` : name))
    .replaceAll('{{site}}', () => name)
}
