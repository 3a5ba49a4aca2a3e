import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import type { ForexAskData } from './ask.ts'

/** The latest rates that this server stored: a job reads the bank. */
export async function loadAskData({ feeds, now }: DataSources): Promise<ForexAskData | undefined> {
  const latest = await feeds.forex.lastKnown(nepalDay(now()))
  return latest?.day
}
