import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../env.ts'
import { tooLarge } from './request.ts'

/**
 * As Hono's own. But it opens every body as a stream, and what was opened can no longer be read directly, which costs
 * less than half; a body whose length is told need not be opened.
 */
export function limitedBody(maxSize: number) {
  const counted = bodyLimit({ maxSize, onError: tooLarge })
  return createMiddleware<ServerEnv>(async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) > maxSize ? tooLarge() : next()
  })
}
