import { daysInBsMonth } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { missingDayNote } from '#app/platform/calendar-day/contested-note.ts'
import type { Absence } from '#app/platform/document/page.ts'
import { bsMonthText } from '#app/records/holidays/bs-month.ts'
import { calendarPath, pathOf, readView, type ViewParams } from './calendar-view.ts'
import { messages } from './messages.ne.ts'

/** The message for an address without an existing day, month or year, with a link to the nearest existing view. */
export function noSuchDay(lang: Lang, { year, month, day }: ViewParams): Required<Absence>['part'] {
  const text = messages[lang].noSuchDay
  const inMonth = readView({ year, month })
  if (inMonth?.kind === 'month') {
    const name = bsMonthText(lang, inMonth)
    const days = digitsIn(lang, daysInBsMonth(inMonth.year, inMonth.month))
    const note = missingDayNote(lang, { ...inMonth, day: Number(day) })
    const length = text.monthLength(name, days)
    return part(note ? `${length} ${note}` : length, pathOf(inMonth), text.open(name))
  }
  const inYear = readView({ year })
  if (inYear?.kind === 'year') {
    const name = digitsIn(lang, inYear.year)
    return part(text.months(name), pathOf(inYear), text.open(name))
  }
  return part(text.range, calendarPath, text.toThisMonth)

  function part(why: string, path: string, link: string) {
    return { explanation: `${text.nothingHere} ${why}`, path, link }
  }
}
