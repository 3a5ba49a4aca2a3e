import type { CalendarDay } from 'bikram-sambat-calendar'
import type { Calendar } from './calendars.ts'

/** The fields of a form that was posted without JavaScript. */
export type Posted = Readonly<Record<string, string>>

/** The date of a panel's lists. */
export function postedDay({ panel, year, month, day }: Posted, calendar: Calendar): CalendarDay | undefined {
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return panel === calendar && Object.values(date).every(Number.isInteger) ? date : undefined
}
