/** The manifest's path, without loading the manifest's texts in the browser. */
export const calendarPath = '/nepali-calendar'

/** What an address at or below `/nepali-calendar` shows. */
export type CalendarView =
  | { kind: 'today' }
  | { kind: 'year'; year: number }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'day'; year: number; month: number; day: number }

/** What the browser changes without a request: a whole year is a page of its own. */
export type MonthOrDay = Exclude<CalendarView, { kind: 'year' }>

/** The canonical path of a view, without its language. */
export function pathOf(view: CalendarView): string {
  if (view.kind === 'today') return calendarPath
  const month = view.kind === 'year' ? [] : [view.month]
  return [calendarPath, view.year, ...month, ...(view.kind === 'day' ? [view.day] : [])].join('/')
}
