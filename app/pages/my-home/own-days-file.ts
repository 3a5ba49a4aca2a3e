import { compareBs } from '@chautari/bikram-sambat'
import { daysOfTithi } from '@chautari/bikram-sambat/panchanga'
import { bsOf } from '#app/lib/bs-day-text.ts'
import { calendarText, type DayEvent } from '#app/lib/icalendar.ts'
import type { Lang } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import { daysFrom } from '#app/platform/personal/own-day.ts'
import type { OwnDay } from '#app/platform/personal/personal-record.ts'
import { festivalRemarks } from '#app/records/holidays/holiday-remarks.ts'
import { messages } from './messages.ne.ts'
import { ownDayText } from './own-day-text.ts'

/** How many years ahead, at most: the calendar may end before. */
const years = 10

/** The visitor's days from `today` (AD) on as a calendar file. It is made in the browser: nothing of them is sent. */
export function ownDaysFile(
  days: readonly OwnDay[],
  { lang, today, alarmHours }: { lang: Lang; today: string; alarmHours: number },
): string {
  const { days: name, shorter, tithiRule } = messages[lang]
  const events = days.flatMap((own) =>
    daysFrom(own, today, years).map(
      (day): DayEvent => ({
        // No day comes twice in a month. Where a computed date is corrected, the id mostly stays.
        uid: `${day.slice(0, 7)}-${own.calendar}-${own.month}-${own.day}-${own.name}@my-home.chautari`,
        day,
        summary: own.name,
        description: [ownDayText(lang, own), ...besideDay(lang, own, day, today)].join('\n'),
        alarmHours,
      }),
    ),
  )
  return calendarText({ name, description: `${shorter} ${tithiRule}`, lang, asOf: today }, events)
}

/** What is not settled about one of the days. */
function besideDay(lang: Lang, { calendar, month, day: tithi }: OwnDay, day: string, today: string) {
  if (calendar === 'ad') return []
  const date = bsOf(day)
  const computed = calendar === 'tithi' ? daysOfTithi(date.year, month, tithi) : []
  const { basis = 'fixed' } = computed.find((one) => compareBs(one.date, date) === 0) ?? {}
  const festival = { id: calendar, date, basis, holiday: undefined, sources: [], isMinor: true }
  return saidIn(lang, festivalRemarks(festival, bsOf(today))).map(({ text }) => text)
}
