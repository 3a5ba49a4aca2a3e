import { Hono } from 'hono'
import { framePath } from '#app/platform/embed/frames.ts'
import { contentSecurityPolicy, framedHeaders } from '#app/platform/http/security-headers.server.ts'
import { requestLog } from '#server/http/middleware.ts'
import { type RenderResult, sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import type { ServerEnv } from '../env.ts'
import { converterFrame } from './converter-frame.tsx'
import { goldFrame, ratesFrame } from './figure-frames.tsx'
import { drawFrame, type Frame, type OpenedFrame } from './frame.tsx'
import { monthFrame } from './month-frame.tsx'
import { todayFrame } from './today-frame.tsx'

const frames: readonly Frame[] = [monthFrame, todayFrame, ratesFrame, goldFrame, converterFrame]

/** What other sites may frame. None sets a cookie or stores anything, and each runs only its own inline scripts. */
export function embeddedFrames(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  for (const { name, open } of frames) {
    const path = framePath(name)
    app.use(path, requestLog(site.log))
    app.get(path, async (c) => {
      const opened = open(c.req.query(), site)
      const render = () => renderFrame(site, opened)
      return opened.key === undefined
        ? await sendUncached(c, await site.responses.queue.run(render))
        : await site.responses.respond(c, opened.key, render)
    })
  }
  return app
}

async function renderFrame({ config }: Site, { options, key, read }: OpenedFrame): Promise<RenderResult> {
  const content = await read()
  const { body, ...inline } = drawFrame(options, content, config.siteUrl)
  const { tags = [], degraded = false } = content
  return {
    status: 200,
    storable: key !== undefined && !degraded,
    degraded,
    tags,
    body,
    headers: {
      ...framedHeaders(config.siteUrl),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': contentSecurityPolicy(inline, { framedBy: '*' }),
    },
  }
}
