import coins from '#app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }
import { saveCopy } from '#app/feeds/crypto/store.server.ts'
import { readWire } from '#app/feeds/forex/adapter.server.ts'
import rates from '#app/feeds/forex/fixtures/day.json' with { type: 'json' }
import { saveDays } from '#app/feeds/forex/store.server.ts'
import { seededSite } from './rendered-site.ts'

/** A seeded site that also has rates and coins, and its function that answers questions. */
export async function askSite() {
  const parts = await seededSite()
  const { site, db } = parts
  const days = readWire(rates)
  if (!days) throw new Error('the rates of the fixture cannot be read')
  await saveDays(db, days, site.now())
  await saveCopy(db, { coins, copiedAt: site.now().toISOString() })
  return { ...parts, ask: await site.ask.current() }
}
