// The production server without its cache of answers: every request does all of its work.
import { getRequestListener } from '@hono/node-server'
import type * as Entry from '../../../server/entry.ts'
import { serve, startOrExplain } from '../../../server/serve.ts'

const built = new URL('../../../build/server/index.js', import.meta.url)

await startOrExplain(async () => {
  const entry = (await import(built.href)) as typeof Entry
  const site = await entry.start(process.env, { cacheEnabled: false })
  const listener = getRequestListener(entry.createApp(site).fetch)
  await serve(site, (request, response) => void listener(request, response))
})
