import { AppError } from '#app/kit/app-error.ts'
import { type Lang, langOfPath } from '#app/kit/language.ts'
import { contentSecurityPolicy, securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { busyPage, plainStyle } from './last-resort.ts'
import { reasons, waitSeconds } from './middleware/errors.ts'

const pages = { en: madeOnce('en'), ne: madeOnce('ne') }

function madeOnce(lang: Lang) {
  const body = busyPage(lang)
  return { body, policy: contentSecurityPolicy({ styles: [plainStyle] }) }
}

const data = JSON.stringify({ error: reasons.overloaded, code: 'overloaded' })

/** The answer to who cannot be served now, made long ago: to refuse must cost next to nothing. */
export function busyAnswer(path: string, as: 'page' | 'data', siteUrl: string): Response {
  const headers = {
    ...securityHeaders(siteUrl),
    'cache-control': 'no-store',
    'retry-after': waitSeconds[503],
  }
  if (as === 'data')
    return new Response(data, { status: 503, headers: { ...headers, 'content-type': 'application/json' } })
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

/** The same in place of a page whose turn never came. */
export async function unlessBusy(
  path: string,
  siteUrl: string,
  answer: Promise<Response>,
): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'overloaded') return busyAnswer(path, 'page', siteUrl)
    throw error
  }
}
