import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#app/lib/app-error.ts'
import { languages, pathIn } from '#app/lib/language.ts'
import type { UnsubscribeAnswer } from '#app/pages/form-answers.ts'
import { unsubscribe } from '#app/records/subscribers/store.server.ts'
import { subscriberOfToken } from '#app/records/subscribers/unsubscribe-token.server.ts'
import { limitOf } from '#server/api/mount.ts'
import type { ServerEnv } from '#server/env.ts'
import { visitorOf } from '#server/http/client-ip.ts'
import { answerForm } from '#server/http/posted-form.ts'
import { appErrorOf } from '#server/ops/storage-trouble.ts'
import type { Site } from '#server/services.ts'

/** For one address on the internet: a mail service sends those of many subscribers. */
const perMinute = 300

/**
 * The link of an e-mail, posted by the button of its page or by a mail service (RFC 8058): without a cookie, from any origin and
 * with any body. The token alone authorises. GET shows the page and changes nothing.
 */
export function unsubscribeRoute(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const takePart = limitOf({ perMinute })
  const limitBody = bodyLimit({
    maxSize: 1024,
    onError: () => {
      throw new AppError('too-large')
    },
  })
  for (const path of languages.map((lang) => pathIn(lang, '/newsletter/unsubscribe'))) {
    app.post(path, limitBody, async (c) => {
      await takePart(visitorOf(c, site.config.trustedProxies))
      const unsubscribeAnswer = await answerTo(c, site)
      return await answerForm(c, site, unsubscribeAnswer.status, { unsubscribeAnswer })
    })
  }
  return app
}

/** The same for a subscriber, for one who had left, and for a deleted one. */
async function answerTo(c: Context<ServerEnv>, site: Site): Promise<UnsubscribeAnswer> {
  const token = c.req.query('token') ?? ''
  const id = subscriberOfToken(token, site.authSecret)
  if (id === undefined) return { state: 'unknown-link', token: '', status: 400 }
  const { db } = site.storage
  try {
    await unsubscribe(db, id, site.now())
    return { state: 'done', token, status: 200 }
  } catch (error) {
    const { status } = await appErrorOf(error, db)
    site.report(error, { kind: 'unsubscribe-failed', requestId: c.get('requestId'), path: c.req.path })
    return { state: 'failed', token, status }
  }
}
