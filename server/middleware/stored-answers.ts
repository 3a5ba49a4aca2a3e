import { createMiddleware } from 'hono/factory'
import { answerKey } from '../answer-key.ts'
import type { CachedAnswers } from '../cached-answers.ts'
import type { ServerEnv } from '../env.ts'

/** What the cache holds is given before anything else is looked at. */
export function storedAnswers(answers: CachedAnswers) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const key = answerKey(c.req)
    return (key && answers.stored(c, key)) || next()
  })
}
