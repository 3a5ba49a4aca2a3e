import type { TodayPart } from '#app/platform/today/today-part.ts'
import { DateCard } from './today/date-card.tsx'
import { dayData } from './today/day-data.server.ts'
import { MonthCard } from './today/month-card.tsx'
import { minutesInNepal } from './today/sky.ts'
import { tool } from './tool.ts'

const part: TodayPart = {
  path: tool.path,
  slot: 'date',
  load: ({ lang, site }) => {
    const now = site.now()
    return <DateCard data={dayData(lang, now)} minutes={minutesInNepal(now)} />
  },
}

const month: TodayPart = {
  path: tool.path,
  slot: 'month',
  load: ({ lang, site }) => <MonthCard data={dayData(lang, site.now())} />,
}

export const today = [part, month]
