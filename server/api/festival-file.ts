import { isoOf } from 'ask/dates'
import { type BsDate, bsToAd, lastBsYear, todayInNepal } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalRemarks, hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import type { Site } from '#server/services.ts'
import { publicFile } from './define.ts'
import { calendarText, type DayEvent } from './icalendar.ts'
import { messages } from './messages.ne.ts'

/** The great festival that a day belongs to: calendar programs search the name of the event. */
const partOf: Readonly<Record<string, 'dashain' | 'tihar'>> = {
  ghatasthapana: 'dashain',
  fulpati: 'dashain',
  'maha-ashtami': 'dashain',
  'maha-navami': 'dashain',
  'vijaya-dashami': 'dashain',
  'laxmi-puja': 'tihar',
  gobardhan: 'tihar',
  'bhai-tika': 'tihar',
}

export const readFestivals = publicFile({
  path: '/api/calendar/festivals.ics',
  summary: 'Festivals and public holidays of this BS year and the next, for calendar programs (RFC 5545)',
  contentType: 'text/calendar; charset=utf-8',
  fileName: 'nepali-festivals.ics',
  tags: [],
  read: async (site, lang) => {
    const { year } = todayInNepal(site.now()).bs
    return festivalFile(
      site,
      [year, year + 1].filter((one) => one <= lastBsYear),
      lang,
    )
  },
})

/**
 * The festivals or holidays of some years as a calendar file, without minor days; an event has the same id in every file.
 * @param yearOfName a file of one year has it in its name
 */
export function festivalFile(
  { now, config }: Pick<Site, 'now' | 'config'>,
  years: readonly number[],
  lang: Lang,
  list: 'festivals' | 'holidays' = 'festivals',
  yearOfName?: number,
): string {
  const names = festivalNamesIn(lang)
  const today = todayInNepal(now())
  const lists = years.map((year) => ({ year, festivals: festivalsOfYear(year, published) }))
  const events = lists.flatMap(({ year, festivals }) =>
    numbered(festivals)
      .filter(([{ holiday, isMinor }]) => (list === 'holidays' ? holiday !== undefined : !isMinor))
      .map(([festival, number]): DayEvent => {
        const page = `/nepali-calendar/${festival.date.year}/${festival.date.month}/${festival.date.day}`
        return {
          uid: `${festival.id}-${year}-${number}@festivals.chautari`,
          day: isoOf(bsToAd(festival.date)),
          summary: summaryOf(festival.id, names, lang),
          description: describe(festival, today.bs, lang),
          url: config.siteUrl + pathIn(lang, page),
        }
      }),
  )
  const text = messages[lang][list]
  const name = [text.name, ...(yearOfName ? [digitsIn(lang, yearOfName)] : [])].join(' ')
  const limits = lists.flatMap(({ year, festivals }) =>
    saidIn(lang, listRemarks(year, hasHolidays(festivals))),
  )
  const description = [text.description, ...limits.map((limit) => limit.text)].join(' ')
  return calendarText({ name, description, lang, asOf: isoOf(today.ad) }, events)
}

/** Each with how many of its id came before it in the year: its name for good, even if its date is corrected. */
function numbered(festivals: readonly FestivalDay[]): [FestivalDay, number][] {
  return festivals.map((festival, index) => [
    festival,
    festivals.slice(0, index).filter(({ id }) => id === festival.id).length,
  ])
}

/** `Vijaya Dashami (Dashain)`. */
function summaryOf(id: string, names: Readonly<Record<string, string>>, lang: Lang): string {
  const name = names[id] ?? id
  const whole = partOf[id]
  return whole ? `${name} (${messages[lang][whole]})` : name
}

function describe(festival: FestivalDay, today: BsDate, lang: Lang): string {
  return [
    ...(festival.holiday === 'all' ? [messages[lang].publicHoliday] : []),
    ...saidIn(lang, festivalRemarks(festival, today)).map(({ text }) => text),
  ].join('\n')
}
