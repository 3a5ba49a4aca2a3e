// Pages that need no code and no data: shown when the error page cannot be rendered, and when too many requests wait.
import { type Lang, langOfPath } from '#app/lib/language.ts'
import { contentSecurityPolicy, securityHeaders } from '#app/platform/http/content-security-policy.server.ts'
import { failureBody, reasons, waitSeconds } from '#server/http/failure.ts'
import { openHeadersOf } from '#server/http/open-reads.ts'
import { messages } from '#server/messages.ne.ts'

/** The inline style of these pages; their content security policy has its hash. */
export const fallbackStyle =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}'

/** Shown when the error page itself cannot be rendered. */
export function fallbackPage(lang: Lang, requestId: string): string {
  return html(lang, 'failed', `<p>${messages[lang].plainPages.id}: <code>${requestId}</code></p>`)
}

function html(lang: Lang, cause: 'failed' | 'overloaded', more = ''): string {
  const { title, text } = messages[lang].plainPages[cause]
  const path = lang === 'ne' ? '/ne' : '/'
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${fallbackStyle}</style></head><body><main><h1>${title}</h1><p>${text}</p>${more}<p><a href="${path}">${messages[lang].plainPages.home}</a></p></main></body></html>`
}

const overloaded = {
  pages: { en: html('en', 'overloaded'), ne: html('ne', 'overloaded') },
  policy: contentSecurityPolicy({ styles: [fallbackStyle] }),
  failure: { error: reasons.overloaded, code: 'overloaded' },
}

/** 503 with `Retry-After` when the render queue is full; the page links to the home page, which is cached. */
export function overloadedResponse(path: string, kind: 'page' | 'data', siteUrl: string): Response {
  const { pages, policy, failure } = overloaded
  const headers = {
    ...securityHeaders(siteUrl),
    'cache-control': 'no-store',
    'retry-after': waitSeconds[503],
  }
  if (kind === 'data') {
    const { body, contentType } = failureBody(path, 503, failure)
    const ofData = { ...openHeadersOf('GET', path), 'content-type': contentType }
    return new Response(body, { status: 503, headers: { ...headers, ...ofData } })
  }
  return new Response(pages[langOfPath(path)], {
    status: 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}
