import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../env.ts'
import { tooLarge } from './request.ts'

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
