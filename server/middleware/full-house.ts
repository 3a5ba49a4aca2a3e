import { createMiddleware } from 'hono/factory'
import { answerKey } from '../answer-key.ts'
import { busyAnswer } from '../busy.ts'
import type { ServerEnv } from '../env.ts'
import { reachOf } from '../maintenance/reach.ts'
import type { Site } from '../site.ts'

/**
 * While nobody more may wait for a turn, a visitor gets an older copy or is sent away at the door: further inside each
 * refusal would take time from those who are served.
 */
export function fullHouse({ answers, config }: Site) {
  const { turns } = answers
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (!turns.isFull || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const reach = reachOf(c.req.path)
    if (reach === 'none' || reach === 'frame') return next()
    const key = answerKey(c.req)
    const older = key && answers.older(c, key)
    if (older) return older
    turns.refused += 1
    return busyAnswer(c.req.path, reach, config.siteUrl)
  })
}
