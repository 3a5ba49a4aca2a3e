#!/usr/bin/env node
// `npx @chautari/bikram-sambat`: days and months of Bikram Sambat in a shell.
import { fiscalYearOf, quarterOf, statusOf } from './bs-year.ts'
import type { BsDate } from './calendar-day.ts'
import { otherBsOf, otherDaysInBsMonth } from './contested.ts'
import { adToBs, bsToAd, todayInNepal } from './convert.ts'
import { lastAdYear } from './data/month-lengths.ts'
import { latinDigits } from './digits.ts'
import { formatAd, formatBs } from './format.ts'
import { bsMonthName, weekdayName, weekdays } from './names.ts'
import { parseAd, parseBs } from './parse.ts'
import { periodAt, periodOf } from './periods.ts'
import { weekdayOf, weeksOfBsMonth } from './weekday.ts'

const usage = `Days and months of Bikram Sambat (BS), the calendar of Nepal.

  today         the day that it is in Nepal
  2082-4-29     a day of either calendar, the year first; also 29 Shrawan 2082
  bs 2030-1-1   the same where both calendars have such a day
  ad 2030-1-1
  cal           this month
  cal 2083 8    a month of BS
  --json        the answer as JSON`

const refusals = {
  ambiguous: 'Day or month first? Write the year first: 2082-4-29.',
  'no-such-day': 'That month has no such day.',
  'out-of-range': 'The calendar has the days of BS 1970 to 2090, 1913-04-13 to 2034-04-13 of AD.',
}

function dayAnswer(bs: BsDate) {
  const ad = bsToAd(bs)
  const other = otherBsOf(ad)
  /** Its date in other published calendars, where it differs: `formatBs` refuses one that this table does not have. */
  const otherBs = other ? `${other.year}-0${other.month}-${String(other.day).padStart(2, '0')}` : null
  const fields = {
    ...dayFields(bs),
    fiscalYear: fiscalYearOf(bs).label,
    quarter: quarterOf(bs),
    status: statusOf(bs.year),
    otherBs,
  }
  const lines = [
    `${fields.bs} BS  ${formatBs(bs, { style: 'full' })}`,
    `${fields.ad} AD  ${formatAd(ad, { style: 'full' })}`,
    ...notes(bs.year, otherBs ? `this day is ${otherBs} BS` : null),
  ]
  return { fields, lines }
}

function dayFields(bs: BsDate) {
  return {
    bs: formatBs(bs, { style: 'numeric' }),
    ad: formatAd(bsToAd(bs), { style: 'numeric' }),
    weekday: weekdayName(weekdayOf(bs), 'en'),
  }
}

/** What has to be said beside a day or month. */
function notes(year: number, otherReading: string | null): string[] {
  const isComputed = statusOf(year) === 'computed'
  return [
    ...(isComputed ? [`Provisional: the official calendar of ${year} BS is not out yet.`] : []),
    ...(otherReading ? [`Contested: in other published calendars ${otherReading}.`] : []),
  ]
}

function monthAnswer(given: string[]) {
  if (given.length !== 0 && given.length !== 2) throw new Error(usage)
  const [askedYear, askedMonth] = given.map((text) => Number(latinDigits(text)))
  const period =
    askedYear === undefined
      ? periodOf('month', todayInNepal(new Date()).bs)
      : periodAt('month', askedYear, askedMonth)
  const { year, number: month, days, label } = period
  const [first, last] = [dayFields(period.first.bs), dayFields(period.last.bs)]
  const otherDays = otherDaysInBsMonth(year, month) ?? null
  const status = statusOf(year)
  const fields = { year, month, name: bsMonthName(month, 'en'), days, first, last, status, otherDays }
  const weeks = weeksOfBsMonth(year, month).map((week) =>
    week.map((date) => String(date?.day ?? '').padStart(2)).join(' '),
  )
  const lines = [
    `${label.en}, ${first.ad} to ${last.ad}`,
    weekdays.map(({ en }) => en.slice(0, 2)).join(' '),
    ...weeks.map((week) => week.trimEnd()),
    ...notes(year, otherDays ? `this month has ${otherDays} days` : null),
  ]
  return { fields, lines }
}

/** A day in words or figures. One of a year that both calendars have needs the name of its calendar. */
function readDay(words: string[]): BsDate {
  const named = /^(?:bs|ad)$/i.exec(words[0] ?? '')?.[0].toLowerCase()
  const text = words.slice(named ? 1 : 0).join(' ')
  const bs = named === 'ad' ? undefined : parseBs(text)
  const ad = named === 'bs' ? undefined : parseAd(text)
  const reasons = [bs, ad].flatMap((reading) => (reading ? [reading.ok ? 'ok' : reading.reason] : []))
  const isOfBoth = Number(/\d{4}/.exec(latinDigits(text))?.[0]) <= lastAdYear
  if (isOfBoth && !named && reasons.every((reason) => /^(?:ok|ambiguous|no-such-day)$/.test(reason)))
    throw new Error(`BS or AD? Write "bs ${text}" or "ad ${text}".`)
  if (bs?.ok) return bs.date
  if (ad?.ok) return adToBs(ad.date)
  const [, said] = Object.entries(refusals).find(([reason]) => reasons.includes(reason)) ?? []
  throw new Error(said ?? usage)
}

function answerTo(words: string[]) {
  if (words[0] === '--help') return { fields: { usage }, lines: [usage] }
  if (words[0] === 'cal') return monthAnswer(words.slice(1))
  return dayAnswer(words.join() === 'today' ? todayInNepal(new Date()).bs : readDay(words))
}

try {
  const { fields, lines } = answerTo(process.argv.slice(2).filter((word) => word !== '--json'))
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify(fields) : lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
