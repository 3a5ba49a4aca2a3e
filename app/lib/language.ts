export type Lang = 'en' | 'ne'

export const languages = ['en', 'ne'] as const satisfies readonly Lang[]

/** A text in both languages of the site. */
export type Bilingual = Record<Lang, string>

/** The language that a path belongs to: Nepali under `/ne`, English everywhere else. */
export function langOfPath(pathname: string): Lang {
  return pathname === '/ne' || pathname.startsWith('/ne/') ? 'ne' : 'en'
}

/** The path without its language: `/ne/qr-builder` and `/qr-builder` both give `/qr-builder`. */
export function barePath(pathname: string): string {
  return langOfPath(pathname) === 'ne' ? pathname.slice(3) || '/' : pathname
}

/** The path of a page in a language: `pathIn('ne', '/qr-builder')` gives `/ne/qr-builder`. */
export function pathIn(lang: Lang, path: string): string {
  if (lang === 'en') return path
  return path === '/' ? '/ne' : `/ne${path}`
}

/** A row's text with its actual language: an empty Nepali text falls back to English, which the page marks with `lang`. */
export function textIn(lang: Lang, english: string, nepali: string | null): { text: string; lang: Lang } {
  return lang === 'ne' && nepali ? { text: nepali, lang: 'ne' } : { text: english, lang: 'en' }
}

/** The sign at the end of a sentence. */
export const fullStop: Readonly<Record<Lang, string>> = { en: '.', ne: '।' }
