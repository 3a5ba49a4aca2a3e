import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#app/kit/app-error.ts'
import { emailLang } from '../auth/emails/email-lang.ts'
import { clientAddressOf } from '../client-address.ts'
import type { ServerEnv } from '../env.ts'
import type { Site } from '../site.ts'
import type { Visitor } from './define.ts'

/** @throws {AppError} `bad-input` when the body is not JSON. */
export async function jsonBody(c: Pick<Context, 'req'>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('bad-input', 'bad-input', { cause: error })
  }
}

export function tooLarge(): never {
  throw new AppError('too-large')
}

export function visitorOf(c: Context<ServerEnv>, { config }: Site): Visitor {
  return {
    address: clientAddressOf(c, config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    lang: emailLang(c.req.raw.headers),
  }
}

/**
 * Like Hono's `bodyLimit`, which opens every body as a stream: reading that costs more than twice as much as reading the
 * body directly. A body with `Content-Length` needs no stream.
 */
export function limitedBody(maxSize: number) {
  const counted = bodyLimit({ maxSize, onError: tooLarge })
  return createMiddleware<ServerEnv>(async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) > maxSize ? tooLarge() : next()
  })
}

/** Whether an `Authorization` header carries the token. Takes constant time. */
export function showsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/** `timingSafeEqual` needs equal lengths. */
const digest = (text: string) => createHash('sha256').update(text).digest()
