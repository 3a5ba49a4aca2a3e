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

/** The weekly one on Saturday; a public one for all, or for some people or places. */
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

/** A cell shows one name: a holiday for all comes first. */
const byHoliday = (a: FestivalDay, b: FestivalDay) =>
  Number(b.holiday === 'all') - Number(a.holiday === 'all')

/** A public holiday for all takes precedence over the weekly one, which does over a holiday for some. */
function holidayOf(weekday: Weekday, festivals: readonly FestivalDay[]): Holiday | undefined {
  if (festivals.some(({ holiday }) => holiday === 'all')) return 'all'
  if (weekday === saturday) return 'weekly'
  return festivals.some(({ holiday }) => holiday === 'some') ? 'some' : undefined
}
