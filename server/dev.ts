import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type * as Entry from './entry.ts'
import { serve, startOrExplain } from './serve.ts'

process.env.NODE_ENV = 'development'

await startOrExplain(async () => {
  const server = createServer()
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const load = () => vite.ssrLoadModule('/server/entry.ts') as Promise<typeof Entry>
  // The database stays open when code changes.
  const site = await (await load()).start(process.env)
  const close = async () => {
    await vite.close()
    await site.close()
  }
  await serve(
    { ...site, close },
    (req, res) =>
      vite.middlewares(req, res, () => {
        // Loaded for each request: edited code is used by the next one.
        load()
          .then((entry) =>
            getRequestListener(entry.createApp({ ...site, pages: () => entry.pages }).fetch)(req, res),
          )
          .catch((error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            res.statusCode = 500
            res.end(error instanceof Error ? error.stack : String(error))
          })
      }),
    server,
  )
})
