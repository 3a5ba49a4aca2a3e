import { formatAd, todayInNepal } from 'bikram-sambat-calendar'
import { servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { QuickConverter } from './today/quick-converter.tsx'
import { tool } from './tool.ts'

const line: TodayPart = {
  path: tool.path,
  slot: 'line',
  load: ({ lang, context }) => (
    <span data-date="ad">
      {formatAd(todayInNepal(context.get(servicesContext).now()).ad, { language: lang })}
    </span>
  ),
}

const quick: TodayPart = { path: tool.path, slot: 'quick', load: () => <QuickConverter path={tool.path} /> }

export const today = [quick, line]
