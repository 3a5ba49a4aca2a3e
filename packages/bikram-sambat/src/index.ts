export { adMonths } from './ad-months.ts'
export {
  addDays,
  addMonths,
  ageAt,
  compareBs,
  type DateDifference,
  difference,
  differenceInDays,
} from './arithmetic.ts'
export {
  daysInBsMonth,
  daysInBsYear,
  type FiscalYear,
  fiscalYearOf,
  quarterOf,
  statusOf,
  type YearStatus,
} from './bs-year.ts'
export type { AdDate, BsDate, CalendarDay } from './calendar-day.ts'
export type { CalendarName } from './calendar-name.ts'
export { type ContestedDay, contestedDays, otherAdOf, otherBsOf, otherDaysInBsMonth } from './contested.ts'
export { adToBs, bsToAd, type ConversionOptions, todayInNepal } from './convert.ts'
export {
  firstBsYear,
  firstKnownBsYear,
  lastAdYear,
  lastBsYear,
  lastPublishedYear,
} from './data/month-lengths.ts'
export type { Language } from './digits.ts'
export { devanagariDigits, digitsIn, latinDigits, onlyDigits } from './digits.ts'
export { DateArgumentError, DateOutOfRangeError, inTable, UnsettledDateError } from './errors.ts'
export { type DateStyle, type FormatOptions, formatAd, formatBs } from './format.ts'
export {
  adMonthName,
  bsMonthName,
  bsMonths,
  type NameStyle,
  weekdayName,
  weekdays,
} from './names.ts'
export { type Absence, absenceOf, type ParseResult, parseAd, parseBs } from './parse.ts'
export { type Weekday, weekdayOf, weekdayOfAd, weeksOfBsMonth } from './weekday.ts'
