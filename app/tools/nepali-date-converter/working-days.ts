import { addDays, type BsDate, compareBs, differenceInDays, weekdayOf } from '@chautari/bikram-sambat'
import { spanRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { listRemarks, sundaysClosedSince, weeklyRemarks } from '#app/records/holidays/holiday-remarks.ts'
import type { Holiday, Holidays } from '#app/records/holidays/holidays.ts'
import { numericText } from './conversion.ts'

export interface HolidayOn {
  date: BsDate
  holiday: Holiday
}

export type WorkingDays = ReturnType<typeof countWorkingDays>

const sunday = 0
const saturday = 6

/** Counts from the earlier day to the later one, both included. Saturdays are off, Sundays optionally. */
export function countWorkingDays(
  a: BsDate,
  b: BsDate,
  { sundaysOff }: { sundaysOff: boolean },
  known: Holidays,
) {
  const [from, to] = compareBs(a, b) <= 0 ? [a, b] : [b, a]
  const days = differenceInDays(from, to) + 1
  /** Whole-country holidays on days that are not off anyway. */
  const holidays: HolidayOn[] = []
  /** Holidays for some people or places, not subtracted. */
  const limited: HolidayOn[] = []
  let weeklyDaysOff = 0
  for (let index = 0; index < days; index++) {
    const date = addDays(from, index)
    const weekday = weekdayOf(date)
    const holiday = known.byDay.get(numericText(date))
    if (weekday === saturday || (sundaysOff && weekday === sunday)) weeklyDaysOff++
    else if (holiday) (holiday.limited ? limited : holidays).push({ date, holiday })
  }
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index)
  const isKnown = (year: number) => year >= known.firstYear && year <= known.lastYear
  /** Sundays count as working days, though government offices are closed on some of them. */
  const countsClosedSundays = !sundaysOff && compareBs(to, sundaysClosedSince) >= 0
  return {
    days,
    weeklyDaysOff,
    holidays,
    limited,
    workingDays: days - weeklyDaysOff - holidays.length,
    unknownYears: years.filter((year) => !isKnown(year)),
    withoutEid: years.filter((year) => known.withoutEid.includes(year)),
    /** Those whose lists were used, and when they were published. */
    notices: [...known.noticeOf].flatMap(([year, published]) =>
      years.includes(year) ? { year, published } : [],
    ),
    countsClosedSundays,
    remarks: [
      ...spanRemarks(from, to),
      ...(countsClosedSundays ? weeklyRemarks('sunday') : []),
      ...(years.some(isKnown) ? listRemarks(to.year, true) : []),
    ],
  }
}
