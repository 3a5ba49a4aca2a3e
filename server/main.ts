import { getRequestListener } from '@hono/node-server'
import type * as Entry from './entry.ts'
import { endOnCrash, serve, startOrExplain } from './serve.ts'

const built = new URL('../build/server/index.js', import.meta.url)

await startOrExplain(async () => {
  const entry = (await import(built.href)) as typeof Entry
  const site = await entry.start(process.env)
  endOnCrash(site)
  const answer = getRequestListener(entry.createApp(site).fetch)
  await serve(site, (request, response) => void answer(request, response))
})
