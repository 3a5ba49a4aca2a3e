import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import { dollarOf } from '#app/feeds/forex/read.server.ts'
import { within } from '#app/lib/within.ts'

/** An answer about something else must not wait longer for the source of the prices. */
const longestWaitMs = 1000

/** The default coins: at most one call to the source in five minutes, as for the page. */
export async function loadAskData({ feeds, now }: DataSources) {
  const [reading, rates] = await Promise.all([
    within(longestWaitMs, feeds.crypto.markets()),
    feeds.forex.lastKnown(nepalDay(now())),
  ])
  if (reading.kind === 'unavailable') return undefined
  return { ...reading.copy, dollar: rates && dollarOf(rates.day) }
}
