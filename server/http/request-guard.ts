import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#app/lib/app-error.ts'
import type { ServerEnv } from '#server/env.ts'

export type Refusal = 'foreign-origin' | 'content-type' | 'too-large'

interface GuardOptions {
  siteUrl: string
  /**
   * The `Origin` that a write may have; one without the header passes. `exact`: the site's own. `host`: also the host that
   * the request was sent to, since a proxy may have rewritten `Host`, and a visitor on the same network may use an IP
   * address; at the site's own name only the exact origin.
   */
  origin: 'exact' | 'host'
  /** Undefined where no body is read. */
  contentType?: keyof typeof contentTypes | undefined
  /** For routes that may be sent without a body. */
  contentTypeOptional?: boolean
  /** Undefined where no body is read. */
  maxBytes?: number | undefined
  /** Throws, or makes the response to a refused request. By default the API's errors. */
  refuse?: (refusal: Refusal, c: Context<ServerEnv>) => Response
}

const contentTypes = {
  json: /^application\/json\s*(;|$)/i,
  picture: /^image\/(png|jpeg|webp)$/i,
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
}

/**
 * CSRF, and the size of bodies: refuses writes that another site can make a browser send. Every route that writes is behind
 * it, except GET routes, whose links carry a proof of their own.
 */
export function requestGuard(options: GuardOptions) {
  const {
    siteUrl,
    origin: rule,
    contentType,
    contentTypeOptional,
    maxBytes,
    refuse = throwAppError,
  } = options
  const siteHost = new URL(siteUrl).host
  const limitBody = maxBytes === undefined ? undefined : limitedBody(maxBytes, refuse)
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method === 'GET') return await next()
    const origin = c.req.header('origin') ?? siteUrl
    const host = c.req.header('host')
    const type = c.req.header('content-type')
    const isOwnHost = rule === 'host' && host !== siteHost && origin.replace(/^https?:\/\//, '') === host
    if (origin !== siteUrl && !isOwnHost) return refuse('foreign-origin', c)
    const isTypeMissing = type === undefined && contentTypeOptional
    if (contentType && !isTypeMissing && !hasContentType(type, contentType)) return refuse('content-type', c)
    return limitBody ? await limitBody(c, next) : await next()
  })
}

function throwAppError(refusal: Refusal): never {
  throw new AppError(refusal === 'too-large' ? 'too-large' : 'bad-input')
}

/** Hono's `bodyLimit` opens every body as a stream, at more than twice the cost: one with `Content-Length` needs none. */
export function limitedBody(maxSize: number, refuse: NonNullable<GuardOptions['refuse']> = throwAppError) {
  const counted = bodyLimit({ maxSize, onError: (c: Context<ServerEnv>) => refuse('too-large', c) })
  return createMiddleware<ServerEnv>(async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return await counted(c, next)
    return Number(length) > maxSize ? refuse('too-large', c) : await next()
  })
}

export function hasContentType(header: string | undefined, type: keyof typeof contentTypes): boolean {
  return contentTypes[type].test(header ?? '')
}

/** @throws {AppError} `bad-input` when the body is not JSON. */
export async function jsonBody(c: Context<ServerEnv>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    throw new AppError('bad-input', 'bad-input', { cause: error })
  }
}

/** The database throws for anything else. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** Whether an `Authorization` header has the token. Takes constant time. */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(bearerToken(authorization) ?? ''), digest(token))
}

/** `timingSafeEqual` needs equal lengths. */
const digest = (text: string) => createHash('sha256').update(text).digest()
