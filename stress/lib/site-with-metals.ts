// The production server with the job that fetches gold and silver prices, which no visitor triggers, at noon of a market
// day. A stress test calls it through the inspector.
import { getRequestListener } from '@hono/node-server'
import { metals } from '../../jobs/jobs.ts'
import type * as Entry from '../../server/entry.ts'
import { serve, startOrExplain } from '../../server/serve.ts'

const built = new URL('../../build/server/index.js', import.meta.url)
// A Friday; 12:00 in Nepal.
const noon = new Date('2026-08-14T06:15:00Z')

await startOrExplain(async () => {
  const entry = (await import(built.href)) as typeof Entry
  const site = await entry.start(process.env)
  const askForPrices = () => {
    // That it fails is what the stress test is about; calls are counted where they are made.
    metals.run({ ...site, now: () => noon }, site.stopping.signal).catch(() => undefined)
  }
  Object.assign(globalThis, { askForPrices })
  const listener = getRequestListener(entry.createApp(site).fetch)
  await serve(site, (request, response) => void listener(request, response))
})
