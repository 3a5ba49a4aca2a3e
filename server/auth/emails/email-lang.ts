import { type Lang, langOfPath } from '#app/lib/language.ts'

/** Nepali where the requesting page or the return URL is Nepali, or where the browser prefers it. */
export function emailLang(headers: Headers, returnUrl?: URL | null): Lang {
  const pages = [returnUrl, URL.parse(headers.get('referer') ?? '')]
  const isNepali =
    pages.some((page) => page && langOfPath(page.pathname) === 'ne') ||
    /^\s*ne\b/i.test(headers.get('accept-language') ?? '')
  return isNepali ? 'ne' : 'en'
}
