import type { Context } from 'hono'
import { AppError } from '#app/kit/app-error.ts'
import { type Lang, langOfPath } from '#app/kit/language.ts'
import { contentSecurityPolicy, securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { ServerEnv } from './env.ts'
import { busyPage } from './last-resort.ts'

/** A visitor reads the page, and comes back; longer would be for nothing, for a rush passes as fast. */
const comeBackSeconds = '5'

const pages = { en: madeOnce('en'), ne: madeOnce('ne') }

function madeOnce(lang: Lang) {
  const body = busyPage(lang)
  return { body, policy: contentSecurityPolicy(body) }
}

/** Answers with a page made long ago where the work on one was refused: to refuse must cost next to nothing. */
export async function unlessBusy(
  c: Context<ServerEnv>,
  siteUrl: string,
  answer: Promise<Response>,
): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'overloaded')) throw error
    const { body, policy } = pages[langOfPath(c.req.path)]
    return c.body(body, 503, {
      ...securityHeaders(siteUrl),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'retry-after': comeBackSeconds,
    })
  }
}
