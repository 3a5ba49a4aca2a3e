/** A day of either calendar. Months count from 1, days from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A day in Bikram Sambat: months 1 (Baisakh) to 12 (Chaitra). */
export type BsDate = CalendarDay

/** A day in the Gregorian calendar: months 1 (January) to 12 (December). */
export type AdDate = CalendarDay
