import { isoOf } from '@chautari/ask/dates'
import { type BsDate, bsMonths, bsToAd, lastBsYear, todayInNepal } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { tithiOf, tithisOf } from '@chautari/bikram-sambat/panchanga'
import { calendarText, type DayEvent } from '#app/lib/icalendar.ts'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { endsText } from '#app/platform/calendar-day/sky-text.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { wholeFestivalOf } from '#app/records/holidays/great-festivals.ts'
import { festivalRemarks, hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { messages } from '#server/messages.ne.ts'
import type { Site } from '#server/services.ts'
import { bsDateEvent, dayAddress } from './bs-dates-file.ts'
import { publicFile } from './define.ts'

export const readFestivals = publicFile({
  path: '/api/calendar/festivals.ics',
  summary: 'Festivals and public holidays of this BS year and the next, for calendar programs (RFC 5545)',
  contentType: 'text/calendar; charset=utf-8',
  fileName: 'nepali-festivals.ics',
  read: async (site, lang) => {
    const { year } = todayInNepal(site.now()).bs
    const years = [year, year + 1].filter((one) => one <= lastBsYear)
    return festivalFile(site, years, lang)
  },
})

/**
 * The festivals or holidays of some years as a calendar file, without minor days; as a calendar with the months' first
 * days. An event has the same id in every file.
 * @param yearOfName a file of one year has it in its name
 */
export function festivalFile(
  { now, config }: Pick<Site, 'now' | 'config'>,
  years: readonly number[],
  lang: Lang,
  list: 'festivals' | 'holidays' | 'calendar' = 'festivals',
  yearOfName?: number,
): string {
  const today = todayInNepal(now())
  const lists = years.map((year) => ({ year, festivals: festivalsOf(year) }))
  const events = lists.flatMap(({ year, festivals }) => [
    ...(list === 'calendar' ? monthStarts(year, lang, config) : []),
    ...festivalEvents(festivals, { lang, config, today: today.bs }, list === 'holidays'),
  ])
  const text = messages[lang].calendarFiles[list]
  const name = [text.name, ...(yearOfName ? [digitsIn(lang, yearOfName)] : [])].join(' ')
  const limits = lists.flatMap(({ year, festivals }) =>
    saidIn(lang, listRemarks(year, hasHolidays(festivals))),
  )
  const description = [text.description, ...limits.map((limit) => limit.text)].join(' ')
  return calendarText({ name, description, lang, asOf: isoOf(today.ad) }, events)
}

const monthStarts = (year: number, lang: Lang, config: Site['config']) =>
  bsMonths.map(({ value: month }) => bsDateEvent({ year, month, day: 1 }, lang, config))

/** The festivals of a year without minor days, or its holidays. */
export function festivalEvents(
  festivals: readonly FestivalDay[],
  { lang, config, today }: { lang: Lang; config: Site['config']; today: BsDate },
  areHolidays: boolean,
): (DayEvent & { url: string })[] {
  const names = festivalNamesIn(lang)
  return numbered(festivals)
    .filter(([{ holiday, isMinor }]) => (areHolidays ? holiday !== undefined : !isMinor))
    .map(([festival, number]) => ({
      uid: `${festival.id}-${festival.date.year}-${number}@festivals.chautari`,
      day: isoOf(bsToAd(festival.date)),
      summary: summaryOf(festival.id, names, lang),
      description: describe(festival, today, lang),
      url: dayAddress(festival.date, lang, config),
    }))
}

/** Each with how many of its id came before it in the year: its name for good, even if its date is corrected. */
function numbered(festivals: readonly FestivalDay[]): [FestivalDay, number][] {
  return festivals.map((festival, index) => [
    festival,
    festivals.slice(0, index).filter(({ id }) => id === festival.id).length,
  ])
}

/** `Vijaya Dashami (Dashain)`: calendar programs search the name of the event. */
function summaryOf(id: string, names: Readonly<Record<string, string>>, lang: Lang): string {
  const name = names[id] ?? id
  const whole = wholeFestivalOf(id)?.name[lang]
  return whole && !name.includes(whole) ? `${name} (${whole})` : name
}

function describe(festival: FestivalDay, today: BsDate, lang: Lang): string {
  const { date } = festival
  return [
    ...(festival.holiday === 'all' ? [messages[lang].calendarFiles.publicHoliday] : []),
    ...saidIn(lang, festivalRemarks(festival, today)).map(({ text }) => text),
    messages[lang].calendarFiles.tithi(tithiOf(date)[lang], endsText(lang, date, tithisOf(date))),
  ].join('\n')
}
