import { type BsDate, todayInNepal } from 'bikram-sambat-calendar'
import { type BsMonth, monthAfter } from '#app/records/holidays/bs-month.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { type Frame, type Look, readLook } from './frame.ts'
import { monthWidget } from './month-widget.ts'

interface CalendarOptions extends Look {
  month: BsMonth
}

/** A small month. */
export const calendarFrame: Frame = {
  name: 'calendar',
  open: (query, { now }) => {
    const { bs: today } = todayInNepal(now())
    const options = readOptions(query, today)
    return {
      look: options,
      key: addressOf(options),
      read: () =>
        monthWidget({ ...options, today, published, names: festivalNamesIn(options.lang), addressOf }),
    }
  },
}

export function readOptions(query: Record<string, string>, today: BsDate): CalendarOptions {
  const [, year = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(query.month ?? '') ?? []
  const wanted = { year: Number(year), month: Number(number) }
  const isMonth = wanted.month >= 1 && wanted.month <= 12 && monthAfter(wanted, 0) !== undefined
  return { ...readLook(query), month: isMonth ? wanted : { year: today.year, month: today.month } }
}

/** The canonical address, which is the cache key. */
function addressOf({ lang, theme, month }: CalendarOptions): string {
  return `/embed/calendar?lang=${lang}&theme=${theme}&month=${month.year}-${month.month}`
}
