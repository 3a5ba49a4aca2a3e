import type { Context } from 'hono'
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
