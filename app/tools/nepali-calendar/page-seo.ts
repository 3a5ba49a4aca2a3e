import { bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat'
import { digitsIn } from 'bikram-sambat/digits'
import type { Lang } from '#app/kit/language.ts'
import type { Seo } from '#app/platform/seo/seo-tags.tsx'
import { adMonthsText, adSpanOf, bsMonthText } from '#app/records/holidays/bs-month.ts'
import { calendarPath, type Place, pathOf } from './place.ts'
import { words } from './words.ts'

/** What search engines are told of a place: its own words where it is not the tool's first page. */
export function seoOf(first: Seo, place: Place): Seo {
  const text = words[first.lang].seo
  if (place.kind === 'today') return first
  return { ...first, ...textOf(first, place, text), path: pathOf(place), about: aboutTool(first) }
}

/** @param first the title of the tool's first page */
export function titleOf(lang: Lang, first: string, place: Place): string {
  return place.kind === 'today' ? first : textOf({ lang }, place, words[lang].seo).title
}

function textOf(
  { lang }: Pick<Seo, 'lang'>,
  place: Exclude<Place, { kind: 'today' }>,
  text: typeof words.en.seo,
) {
  if (place.kind === 'year') {
    const year = digitsIn(lang, place.year)
    const { from } = adSpanOf({ year: place.year, month: 1 })
    const span = digitsIn(lang, `${from.year}–${from.year + 1}`)
    return { title: text.year(year), description: text.yearAbout(year, span) }
  }
  const month = bsMonthText(lang, place)
  if (place.kind === 'month') {
    return {
      title: text.month(month, adMonthsText(lang, place, 'short')),
      description: text.monthAbout(month, adMonthsText(lang, place)),
    }
  }
  const day = formatBs(place, { language: lang })
  const ad = formatAd(bsToAd(place), { language: lang })
  return {
    title: text.day(day, ad),
    description: text.dayAbout(day, ad, weekdayName(weekdayOf(place), lang)),
  }
}

/** The facts are those of the tool, wherever in it one stands. */
function aboutTool({ about }: Seo): Seo['about'] {
  return about.kind === 'tool' ? { ...about, path: calendarPath } : about
}
