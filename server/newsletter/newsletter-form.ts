import { type Context, Hono } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import type { NewsletterAnswer } from '#app/pages/form-answers.ts'
import { subscription } from '#app/records/subscribers/schema.ts'
import { limitOf } from '#server/api/mount.ts'
import { writeSubscription } from '#server/api/visitor-writes.ts'
import type { ServerEnv } from '#server/env.ts'
import { visitorOf } from '#server/http/client-ip.ts'
import { answerForm, formFields, formGuard } from '#server/http/posted-form.ts'
import { appErrorOf } from '#server/ops/storage-trouble.ts'
import type { Site } from '#server/services.ts'

/**
 * The newsletter form of browsers without JavaScript. Answered with a page that is not cached, so that all other pages stay
 * the same for all visitors.
 */
export function newsletterForm(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const takePart = limitOf(writeSubscription)
  const guard = formGuard(site, writeSubscription.maxBytes)
  for (const path of languages.map((lang) => pathIn(lang, '/newsletter'))) {
    app.post(path, guard, async (c) => {
      const newsletterAnswer = await receive(c, site, takePart)
      return await answerForm(c, site, newsletterAnswer.status, { newsletterAnswer })
    })
  }
  return app
}

async function receive(
  c: Context<ServerEnv>,
  site: Site,
  takePart: ReturnType<typeof limitOf>,
): Promise<NewsletterAnswer> {
  const form = await formFields(c)
  const email = form.get('email') ?? ''
  const given = subscription.safeParse({ email, website: form.get('website') ?? '' })
  // The field keeps its value, cut to the length of an address.
  if (!given.success) return { state: 'no-address', email: email.slice(0, 254), status: 400 }
  try {
    const visitor = visitorOf(c, site.config.trustedProxies)
    await takePart(visitor)
    await site.newsletter.subscribe(given.data, visitor)
    return { state: 'subscribed', email: '', status: 200 }
  } catch (error) {
    const { status } = await appErrorOf(error, site.storage.db)
    if (status >= 500)
      site.report(error, { kind: 'newsletter-failed', requestId: c.get('requestId'), path: c.req.path })
    return { state: 'failed', email, status }
  }
}
