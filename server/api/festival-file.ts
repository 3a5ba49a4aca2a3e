import { isoOf } from '@chautari/ask/dates'
import { type BsDate, bsToAd, lastBsYear, todayInNepal } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { tithiOf, tithisOf } from '@chautari/bikram-sambat/panchanga'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { endsText } from '#app/platform/calendar-day/sky-text.ts'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalRemarks, hasHolidays, listRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { messages } from '#server/messages.ne.ts'
import type { Site } from '#server/services.ts'
import { publicFile } from './define.ts'

/** The days of a great festival: calendar programs search the name of the event. */
const parts: Readonly<Record<'dashain' | 'tihar', readonly string[]>> = {
  dashain: ['ghatasthapana', 'fulpati', 'maha-ashtami', 'maha-navami', 'vijaya-dashami'],
  tihar: ['laxmi-puja', 'gobardhan', 'bhai-tika'],
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
  const text = messages[lang].calendarFiles[list]
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
  const whole = (['dashain', 'tihar'] as const).find((great) => parts[great].includes(id))
  return whole ? `${name} (${messages[lang].calendarFiles[whole]})` : name
}

function describe(festival: FestivalDay, today: BsDate, lang: Lang): string {
  const { date } = festival
  return [
    ...(festival.holiday === 'all' ? [messages[lang].calendarFiles.publicHoliday] : []),
    ...saidIn(lang, festivalRemarks(festival, today)).map(({ text }) => text),
    messages[lang].calendarFiles.tithi(tithiOf(date)[lang], endsText(lang, date, tithisOf(date))),
  ].join('\n')
}

/** An event that fills one day of the common era. */
export interface DayEvent {
  /** The same for the same event in every answer. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  description: string
  url: string
}

interface CalendarHead {
  name: string
  description: string
  lang: string
  /** Of the data, not the hour, so that an unchanged calendar is the same text all day: `YYYY-MM-DD`. */
  asOf: string
}

const maxOctets = 75

/** A calendar of whole days (RFC 5545): CRLF, escaped texts, lines of at most 75 octets. */
export function calendarText(
  { name, description, lang, asOf }: CalendarHead,
  events: readonly DayEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chautari//Nepali calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `NAME;LANGUAGE=${lang}:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, lang, asOf)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: DayEvent, lang: string, asOf: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${compact(asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(event.day, 1))}`,
    `SUMMARY;LANGUAGE=${lang}:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION;LANGUAGE=${lang}:${escaped(event.description)}`] : []),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Counts octets (a Devanagari letter has three) and never splits a letter. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ''
      // The space in front of a continuation counts.
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
