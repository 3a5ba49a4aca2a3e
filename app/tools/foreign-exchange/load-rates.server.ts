import { feedsContext } from '#app/feeds/feeds.server.ts'
import type { RatesCopy } from '#app/feeds/forex/rates-day.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'

export interface LoadedRates {
  /** The day in Nepal when the page was rendered. */
  today: string
  /** The requested day; today when that was refused. */
  date: string
  /** The address names a day that can have no rates. */
  isRefused: boolean
  trouble: 'none' | 'failed' | null
  /** After a failure: the reason, and when the bank can be asked again. */
  refusal: Refusal | null
  /** With `trouble`: the last known rates, of an earlier day. */
  copy: RatesCopy | null
  /** The bank did not answer: an older copy. */
  stale: boolean
}

export async function loadRates(
  asked: { date: string; isRefused: boolean },
  today: string,
  context: Readonly<PageContext>,
): Promise<LoadedRates> {
  const { date } = asked
  const feed = context.get(feedsContext).forex
  const reading = await feed.day(date, { address: context.get(servicesContext).address })
  if (reading.kind === 'fresh' || reading.kind === 'stale') {
    return {
      ...asked,
      today,
      trouble: null,
      refusal: null,
      copy: reading.copy,
      stale: reading.kind === 'stale',
    }
  }
  // A past day that the bank left out is not replaced; today's rates may only be late.
  const isLate = reading.kind === 'unavailable' || date === today
  const copy = isLate ? ((await feed.lastKnown(date)) ?? null) : null
  const part = { ...asked, today, copy, stale: copy !== null }
  return reading.kind === 'none'
    ? { ...part, trouble: 'none', refusal: null }
    : { ...part, trouble: 'failed', refusal: reading.refusal }
}
