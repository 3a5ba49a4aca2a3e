import type { TodayPart } from '#app/platform/today/today-part.ts'
import { loadNumbers, pinnedNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { CallRow } from './today/call-row.tsx'
import { tool } from './tool.ts'

const part: TodayPart = {
  path: tool.path,
  slot: 'calls',
  load: async (request) => <CallRow pinned={pinnedNumbers(request.lang, await loadNumbers(request))} />,
}

export const today = [part]
