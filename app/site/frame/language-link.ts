import type { Lang } from '#app/kit/language.ts'
import { barePath, pathIn } from '#app/kit/language.ts'

/** The link to the other language leads to what the address says now: a tool may have changed it since. */
export function startLanguageLink(lang: Lang): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]')
  const update = () => {
    const { pathname, search, hash } = location
    if (link) link.href = pathIn(lang === 'en' ? 'ne' : 'en', barePath(pathname)) + search + hash
  }
  // Before the browser looks where the link leads.
  for (const sign of ['pointerdown', 'focus', 'click']) link?.addEventListener(sign, update)
}
