import { isoOf } from 'ask/dates'
import { bsToAd, formatAd, formatBs, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { Seo } from '#app/platform/document/page.ts'
import { calendarPath } from '../calendar-view.ts'
import type { FestivalNames } from '../day-texts.ts'
import { type FestivalInYear, festivalSubpath, type GreatFestival, isOfficial } from '../great-festivals.ts'
import { messages } from './messages.ne.ts'

/** Path of a festival's page, without its language. */
export const festivalPath = (slug: string) => calendarPath + festivalSubpath(slug)

/** The search engine texts of a festival's page. */
export function festivalSeo(
  first: Seo,
  { slug, name }: GreatFestival,
  { main: { date } }: FestivalInYear,
): Seo {
  const { lang } = first
  const text = messages[lang]
  const bs = formatBs(date, { language: lang })
  const ad = formatAd(bsToAd(date), { language: lang })
  return {
    lang,
    path: festivalPath(slug),
    title: text.seoTitle(`${name[lang]} ${digitsIn(lang, date.year)}`, ad),
    description: text.about(name[lang], bs, ad, weekdayName(weekdayOf(date), lang)),
    about: { kind: 'page', name: text.title(name[lang]) },
  }
}

/** The days that are officially announced as events, in the words of schema.org; other days may move. */
export function festivalEvents(
  lang: Lang,
  { slug, name }: GreatFestival,
  { days }: FestivalInYear,
  names: FestivalNames,
  siteUrl: string,
) {
  return days.filter(isOfficial).map(({ id, date }) => {
    const day = isoOf(bsToAd(date))
    const own = names[id] ?? id
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: own === name[lang] || days.length === 1 ? name[lang] : `${name[lang]}: ${own}`,
      startDate: day,
      endDate: day,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Country',
        name: 'Nepal',
        address: { '@type': 'PostalAddress', addressCountry: 'NP' },
      },
      url: siteUrl + pathIn(lang, festivalPath(slug)),
    }
  })
}
