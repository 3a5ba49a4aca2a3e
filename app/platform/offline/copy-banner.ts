import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/**
 * Adds a banner to a cached page: that it is a copy, and of which time (the `date` of the server's response). It is
 * written into the HTML, so it also shows without JavaScript.
 */
export async function withCopyBanner(
  page: Response,
  lang: Lang,
  cause: 'slow' | 'offline',
): Promise<Response> {
  const text = messages[lang]
  const date = page.headers.get('date')
  const banner =
    '<aside id="offline-copy" class="no-print border-b border-line-strong bg-hover px-4 py-2 text-center font-semibold">' +
    `${text[cause]}${date ? ` ${text.copyOf(instantText(lang, date))}` : ''}</aside>`
  const headers = new Headers(page.headers)
  // The text is decoded, and longer now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await page.text()
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + banner),
    { headers },
  )
}
