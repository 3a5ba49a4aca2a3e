import { AppError } from '#app/lib/app-error.ts'
import { type Lang, langOfPath } from '#app/lib/language.ts'
import { contentSecurityPolicy, securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { reasons, waitSeconds } from '#server/http/errors.ts'
import { failureBody, hasProblems } from '#server/http/failure.ts'
import { openHeadersOf } from '#server/http/open-reads.ts'
import { fallbackStyle, overloadedPage } from './fallback-page.ts'

const pages = { en: prepare('en'), ne: prepare('ne') }

function prepare(lang: Lang) {
  const body = overloadedPage(lang)
  return { body, policy: contentSecurityPolicy({ styles: [fallbackStyle] }) }
}

const failure = { error: reasons.overloaded, code: 'overloaded' }
const data = failureBody('/api/', 503, failure)
const problem = failureBody('/api/v1/', 503, failure)

/** 503 with `Retry-After`, prepared at the start: a refusal must cost next to nothing. */
export function overloadedResponse(path: string, kind: 'page' | 'data', siteUrl: string): Response {
  const headers = {
    ...securityHeaders(siteUrl),
    'cache-control': 'no-store',
    'retry-after': waitSeconds[503],
  }
  if (kind === 'data') {
    const { body, contentType } = hasProblems(path) ? problem : data
    const ofData = { ...openHeadersOf('GET', path), 'content-type': contentType }
    return new Response(body, { status: 503, headers: { ...headers, ...ofData } })
  }
  const { body, policy } = pages[langOfPath(path)]
  return new Response(body, {
    status: 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}

/** The same in place of a page that the render queue refused. */
export async function unlessOverloaded(
  path: string,
  siteUrl: string,
  response: Promise<Response>,
): Promise<Response> {
  try {
    return await response
  } catch (error) {
    if (error instanceof AppError && error.code === 'overloaded')
      return overloadedResponse(path, 'page', siteUrl)
    throw error
  }
}
