import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Log } from '../log/log.server.ts'

export interface Mail {
  /** One bare address. */
  to: string
  subject: string
  text: string
  html: string
  /** Missing where it is written in both. */
  language?: 'en' | 'ne'
  /** Such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
}

interface Settings {
  smtpUrl: string | undefined
  mailFrom: string | undefined
  siteUrl: string
  dataDir: string
  log: Pick<Log, 'info'>
}

const limitMs = 10_000
/** The contents of a mail are our own texts; reading files and fetching URLs are disabled all the same. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** Hands mails to the SMTP server; without one they are written into a folder. Throws when a mail cannot be handed on. */
export function openMailer(settings: Settings): (mail: Mail) => Promise<void> {
  const from = settings.mailFrom ?? `chautari@${new URL(settings.siteUrl).hostname}`
  const send = settings.smtpUrl === undefined ? toOutbox(settings) : toServer(settings.smtpUrl)
  return async ({ to, language, headers, ...mail }) => {
    await send({
      ...mail,
      from,
      // Not a text that is parsed: a comma in an address would make two receivers of it.
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language ?? 'en, ne', ...headers },
    })
  }
}

/** Loaded with the first mail: most servers never send one. */
const load = () => import('nodemailer')

async function openServer(url: string) {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs }
  return (await load()).createTransport({ url, ...limits, ...closed })
}

/** Greets the server and signs in to it, without a mail. Throws as a mail would. */
export async function greetMailServer(url: string): Promise<void> {
  await (await openServer(url)).verify()
}

function toServer(url: string) {
  return async (message: SendMailOptions): Promise<void> => {
    await (await openServer(url)).sendMail(message)
  }
}

function toOutbox({ dataDir, log }: Settings) {
  return async (message: SendMailOptions): Promise<void> => {
    const { createTransport } = await load()
    const composer = createTransport({ streamTransport: true, buffer: true, ...closed })
    const { message: bytes } = await composer.sendMail(message)
    const folder = join(dataDir, 'outbox')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
    writeFileSync(file, bytes as Buffer, { mode: 0o600, flag: 'wx' })
    log.info({ file }, 'mail: without SMTP_URL a mail is written to a file')
  }
}
