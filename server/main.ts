import { getRequestListener } from '@hono/node-server'
import { serve, startOrExplain } from './serve.ts'

const built = new URL('../build/server/index.js', import.meta.url)

await startOrExplain(async () => {
  const entry = (await import(built.href)) as typeof import('./entry.ts')
  const site = await entry.start(process.env)
  await serve(site, getRequestListener(entry.createApp(site).fetch))
})
