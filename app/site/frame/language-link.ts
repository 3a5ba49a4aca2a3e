import type { Lang } from '#app/kit/language.ts'
import { barePath, pathIn } from '#app/kit/language.ts'

/** Keeps the language link's address current: a tool may have changed the page's address. */
export function startLanguageLink(lang: Lang): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]')
  const update = () => {
    const { pathname, search, hash } = location
    if (link) link.href = pathIn(lang === 'en' ? 'ne' : 'en', barePath(pathname)) + search + hash
  }
  // Before the browser reads the link's address.
  for (const sign of ['pointerdown', 'focus', 'click']) link?.addEventListener(sign, update)
}
