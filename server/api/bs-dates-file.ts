import { isoOf } from '@chautari/ask/dates'
import {
  addDays,
  type BsDate,
  bsToAd,
  daysInBsYear,
  firstBsYear,
  formatBs,
  lastBsYear,
  todayInNepal,
} from '@chautari/bikram-sambat'
import { bsDayParts } from '#app/lib/bs-day-text.ts'
import { calendarText, type DayEvent } from '#app/lib/icalendar.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { messages } from '#server/messages.ne.ts'
import type { Site } from '#server/services.ts'
import { publicFile } from './define.ts'

export const readBsDates = publicFile({
  path: '/api/v1/bs-dates.ics',
  summary:
    'A label with the BS date, in both scripts, on each day of the last, this and the next BS year, for calendar programs (RFC 5545)',
  contentType: 'text/calendar; charset=utf-8',
  read: async ({ now, config }, lang) => {
    const { bs, ad } = todayInNepal(now())
    const events = yearsAround(bs.year)
      .flatMap(datesOf)
      .map((date) => bsDateEvent(date, lang, config))
    return calendarText({ ...messages[lang].calendarFiles.dates, lang, asOf: isoOf(ad) }, events)
  },
})

/** The year before, this one and the next, as far as the table goes. */
export const yearsAround = (year: number) =>
  [year - 1, year, year + 1].filter((each) => each >= firstBsYear && each <= lastBsYear)

const datesOf = (year: number) =>
  Array.from({ length: daysInBsYear(year) }, (_, days) => addDays({ year, month: 1, day: 1 }, days))

/**
 * `11 Mangsir · ११ मङ्सिर`, on the first day of a month with the year; marked where the date is not settled. Its id names the
 * day of AD: a label that is corrected takes the place of the wrong one.
 */
export function bsDateEvent(bs: BsDate, lang: Lang, config: Site['config']): DayEvent {
  const ad = bsToAd(bs)
  const day = isoOf(ad)
  const isFirst = bs.day === 1
  const said = saidIn(lang, dayRemarks({ calendar: 'ad', bs, ad }))
  const labelIn = (one: Lang) =>
    isFirst ? formatBs(bs, { language: one }) : bsDayParts(one, day).dayAndMonth
  const marks = said.map(({ chip }) => ` (${chip})`).join('')
  return {
    uid: `${day}@bs-dates.chautari`,
    day,
    summary: `${labelIn(lang)} · ${labelIn(lang === 'en' ? 'ne' : 'en')}${marks}`,
    description: isFirst ? said.map(({ text }) => text).join('\n') : '',
    url: dayAddress(bs, lang, config),
  }
}

export const dayAddress = ({ year, month, day }: BsDate, lang: Lang, { siteUrl }: Site['config']) =>
  siteUrl + pathIn(lang, `/nepali-calendar/${year}/${month}/${day}`)
