import type { TodayPart } from '#app/platform/today/today-part.ts'
import { loadCarriers } from '#app/records/carriers/store.server.ts'
import { QuickCarrier } from './today/quick-carrier.tsx'
import { tool } from './tool.ts'

const quick: TodayPart = {
  path: tool.path,
  slot: 'quick',
  load: async ({ lang, context }) => (
    <QuickCarrier carriers={await loadCarriers(lang, context)} path={tool.path} />
  ),
}

export const today = [quick]
