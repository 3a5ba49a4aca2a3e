import { type AdDate, type BsDate, bsToAd, type Weekday, weekdayOf } from 'bikram-sambat'
import { type BsMonth, weeksOf } from '#app/records/holidays/bs-month.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'

export interface MonthDay {
  date: BsDate
  ad: AdDate
  weekday: Weekday
  festivals: readonly FestivalDay[]
  holiday: Holiday | undefined
}

/** The weekly one on Saturday; a public one of everybody, or of some people or places. */
type Holiday = 'weekly' | 'all' | 'some'

const saturday = 6

/** What the cells of a month show, in weeks. `festivals` are those of its year. */
export function monthDays(
  month: BsMonth,
  festivals: readonly FestivalDay[],
): readonly (readonly (MonthDay | undefined)[])[] {
  const ofMonth = festivals.filter(({ date }) => date.month === month.month)
  return weeksOf(month).map((week) =>
    week.map((date) => {
      if (!date) return undefined
      const ofDay = ofMonth.filter((festival) => festival.date.day === date.day).sort(byHoliday)
      const weekday = weekdayOf(date)
      return {
        date,
        weekday,
        ad: bsToAd(date),
        festivals: ofDay,
        holiday: holidayOf(weekday, ofDay),
      }
    }),
  )
}

/** A cell has room for one name: that of a holiday of everybody before all others. */
const byHoliday = (a: FestivalDay, b: FestivalDay) =>
  Number(b.holiday === 'all') - Number(a.holiday === 'all')

/** A public holiday of everybody counts before the weekly one, and that one before a holiday of some. */
function holidayOf(weekday: Weekday, festivals: readonly FestivalDay[]): Holiday | undefined {
  if (festivals.some(({ holiday }) => holiday === 'all')) return 'all'
  if (weekday === saturday) return 'weekly'
  return festivals.some(({ holiday }) => holiday === 'some') ? 'some' : undefined
}
