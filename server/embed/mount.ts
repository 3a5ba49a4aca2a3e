import type { Hono } from 'hono'
import { askedEachTime } from '#app/platform/cache/cache-control.server.ts'
import { frameAddress, framePath } from '#app/platform/embed/frames.ts'
import { contentSecurityPolicy, framedHeaders } from '#app/platform/http/content-security-policy.server.ts'
import { requestLog } from '#server/http/log-and-headers.ts'
import { sendUncached } from '#server/pages/response-cache.ts'
import type { Site } from '#server/services.ts'
import type { ServerEnv } from '../env.ts'
import { monthFrame, todayFrame } from './calendar-frames.tsx'
import { converterFrame } from './date-converter-frame.tsx'
import { drawFrame, type Frame, type FrameContent, type FrameOptions, readOptions } from './frame.tsx'
import { goldFrame, ratesFrame } from './rates-and-gold-frames.tsx'

const frames: readonly Frame[] = [monthFrame, todayFrame, ratesFrame, goldFrame, converterFrame]

/** What other sites may frame. None sets a cookie or stores anything, and each runs only its own inline scripts. */
export function mountFrames(app: Hono<ServerEnv>, site: Site): void {
  for (const { name, keyOf, read } of frames) {
    const path = framePath(name)
    app.use(path, requestLog(site.log))
    app.get(path, async (c) => {
      const query = c.req.query()
      const options = readOptions(query)
      const key = keyOf ? keyOf(query, site) : ''
      const render = async () =>
        renderFrame(site, options, await read(options, query, site), key !== undefined)
      return key === undefined
        ? await sendUncached(c, await site.responses.queue.run(render))
        : await site.responses.respond(c, frameAddress(name, options.lang, options.theme) + key, render)
    })
  }
}

function renderFrame({ config }: Site, options: FrameOptions, content: FrameContent, isForAll: boolean) {
  const { body, ...inline } = drawFrame(options, content, config.siteUrl)
  const { tags = [], degraded = false } = content
  return {
    status: 200,
    storable: isForAll && !degraded,
    degraded,
    tags,
    body,
    headers: {
      ...framedHeaders(config.siteUrl),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': askedEachTime,
      'content-security-policy': contentSecurityPolicy(inline, { framedBy: '*' }),
    },
  }
}
