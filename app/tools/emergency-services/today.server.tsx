import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { loadNumbers, pinnedNumbers, seededNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { CallRow } from './today/call-row.tsx'
import { tool } from './tool.ts'

const part: TodayPart = {
  path: tool.path,
  slot: 'calls',
  load: async ({ lang, context }) => <CallRow pinned={pinnedNumbers(lang, await loadNumbers(context))} />,
}

/** The row of the ambulance, whatever its number is now. */
const ambulanceId = seededNumbers.find(({ number }) => number === '102')?.id

/** The ambulance, or the first pinned number where it is not pinned. */
async function loadLine({ lang, context }: PageRequest) {
  const rows = await loadNumbers(context)
  const [first] = pinnedNumbers(lang, [...rows.filter(({ id }) => id === ambulanceId), ...rows])
  return <>{first && `${first.shortName} ${digitsIn(lang, first.number)}`}</>
}

const line: TodayPart = { path: tool.path, slot: 'line', load: loadLine }

export const today = [part, line]
