import crypto, { type ScryptOptions } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import type { Config } from '#app/platform/env/config.server.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Storage } from '#db/storage.ts'
import { signInSite } from './sign-in-site.ts'
import { smtpServer } from './smtp.ts'

const everyMethod: readonly AuthMethod[] = [
  'google',
  'password',
  'email-otp',
  'magic-link',
  'phone',
  'totp',
  'passkey',
]

interface SentEmail {
  to: string
  subject: string
  text: string
  code: string
  /** Of the link; empty where there is none. */
  link: string
}

/** A hash of a password costs a tenth of a second, as it should; here almost nothing. */
function hashCheaply() {
  // By another site of the same test: the replacement would call itself.
  if (vi.isMockFunction(crypto.scrypt)) return
  const { scrypt } = crypto
  vi.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options: ScryptOptions, done) =>
    scrypt(password, salt, length, { ...options, N: 2 }, done),
  )
  // Modules that import `scrypt` by name get the replacement, too.
  syncBuiltinESMExports()
}

/** The whole server with ways to sign in by e-mail and by phone, and everything that it sent, the newest last. */
export async function emailSite(config: Partial<Config> = {}, storage?: Storage) {
  hashCheaply()
  const smtp = await smtpServer()
  const phones = await phoneService()
  const site = await signInSite(
    { authMethods: new Set(everyMethod), smtpUrl: smtp.url, smsWebhookUrl: phones.url, ...config },
    storage,
  )
  const { sender } = site.site.signIn
  const emails = async (): Promise<SentEmail[]> => {
    await sender.settled()
    return smtp.received.map(({ to, source }) => parseEmail(to[0] ?? '', source))
  }
  const lastEmail = async () => {
    const email = (await emails()).at(-1)
    if (!email) throw new Error('no e-mail came')
    return email
  }
  const messages = async () => {
    await sender.settled()
    return phones.messages
  }
  return { ...site, emails, lastEmail, messages }
}

interface Message {
  phone: string
  code: string
  message: string
}

async function phoneService() {
  const messages: Message[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      messages.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Message)
      response.writeHead(204).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, messages }
}

function parseEmail(to: string, source: string): SentEmail {
  const [, subject = ''] = /^subject: ((?:.*(?:\r\n )?)+)$/im.exec(source) ?? []
  const plain = source.split(/\r\n--[^\r\n]+/).find((part) => /content-type: text\/plain/i.test(part)) ?? ''
  const text = decoded(plain)
  return {
    to,
    subject: decodedWords(subject),
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: /https?:\S+/.exec(text)?.[0] ?? '',
  }
}

function decoded(part: string): string {
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  return /content-transfer-encoding: quoted-printable/i.test(part)
    ? unquoted(body.replaceAll('=\r\n', ''))
    : body
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodedWords(header: string): string {
  // White space between two of them belongs to neither.
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : unquoted(text.replaceAll('_', ' ')),
  )
}
