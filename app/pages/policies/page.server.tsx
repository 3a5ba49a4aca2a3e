import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import privacyEn from '../privacy/policy.en.md'
import privacyNe from '../privacy/policy.ne.md'
import termsEn from '../terms/policy.en.md'
import termsNe from '../terms/policy.ne.md'
import { textPage } from '../text-page.server.tsx'

/** As the policies have been published: the month first in English. */
const publishedOn = (lang: Lang, day: string) =>
  lang === 'en' ? dayText(lang, day).replace(/^(\d+) (\w+) /, '$2 $1, ') : dayText(lang, day)

export const pages = [
  textPage('/privacy', { en: privacyEn, ne: privacyNe }, { publishedOn }),
  textPage('/terms', { en: termsEn, ne: termsNe }, { publishedOn }),
]
