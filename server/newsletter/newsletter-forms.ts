import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#app/lib/app-error.ts'
import { languages, pathIn } from '#app/lib/language.ts'
import type { ConfirmAnswer, NewsletterAnswer, UnsubscribeAnswer } from '#app/pages/form-answers.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { subscription } from '#app/records/subscribers/schema.ts'
import { subscriberOfToken, unsubscribe } from '#app/records/subscribers/store.server.ts'
import { limitOf } from '#server/api/mount.ts'
import { writeSubscription } from '#server/api/visitor-writes.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import { limitVisitor, returnUrlOf } from '#server/auth/requests/requests.ts'
import { asAuthError } from '#server/auth/routes/gotrue-routes.ts'
import { emailLink, redeemLink } from '#server/auth/routes/verify-code.ts'
import { addLogFields, type ServerEnv } from '#server/env.ts'
import { clientIpOf, visitorOf } from '#server/http/client-ip.ts'
import { answerForm, formFields, formGuard } from '#server/http/posted-form.ts'
import { appErrorOf } from '#server/ops/error-report.ts'
import type { Site } from '#server/services.ts'

/** Of the form of a mailed link. */
const linkBytes = 16_384
/** Unsubscriptions from one address on the internet: a mail service sends those of many subscribers. */
const perMinute = 300

type Context = HonoContext<ServerEnv>
type Limit = ReturnType<typeof limitOf>
/** An address to go on to, or what the page at the address of the form says. */
type Received = URL | (Partial<PageRequest> & { status: number })

/**
 * The forms of the newsletter and of mailed links, as browsers without JavaScript send them. Answered with a page that is
 * not cached, so that all other pages stay the same for all visitors.
 */
export function newsletterForms(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const post = (path: string, guard: MiddlewareHandler, receive: (c: Context) => Promise<Received>) => {
    for (const lang of languages)
      app.post(pathIn(lang, path), guard, async (c) => {
        const received = await receive(c)
        if (received instanceof URL) return c.redirect(received.href, 303)
        const { status, ...answer } = received
        return await answerForm(c, site, status, answer)
      })
  }
  const takePart = limitOf(writeSubscription)
  const subscriptions = formGuard(site, writeSubscription.maxBytes)
  post('/newsletter', subscriptions, (c) => receiveSubscription(c, site, takePart))
  post('/confirm', formGuard(site, linkBytes), async (c) => await receiveConfirmation(c, site))
  const takeLeave = limitOf({ perMinute })
  const limitBody = bodyLimit({
    maxSize: 1024,
    onError: () => {
      throw new AppError('too-large')
    },
  })
  post('/newsletter/unsubscribe', limitBody, (c) => receiveUnsubscription(c, site, takeLeave))
  return app
}

async function receiveSubscription(c: Context, site: Site, limit: Limit): Promise<Received> {
  const answer = (newsletterAnswer: NewsletterAnswer) => ({
    newsletterAnswer,
    status: newsletterAnswer.status,
  })
  const form = await formFields(c)
  const email = form.get('email') ?? ''
  const given = subscription.safeParse({ email, website: form.get('website') ?? '' })
  // The field keeps its value, cut to the length of an address.
  if (!given.success) return answer({ state: 'no-address', email: email.slice(0, 254), status: 400 })
  try {
    const visitor = visitorOf(c, site.config.trustedProxies)
    await limit(visitor)
    await site.newsletter.subscribe(given.data, visitor)
    return answer({ state: 'subscribed', email: '', status: 200 })
  } catch (error) {
    return answer({ state: 'failed', email, status: await failed(c, site, error, 'newsletter-failed') })
  }
}

/** Reports what is the site's fault. @returns the status of the response */
async function failed(c: Context, site: Site, error: unknown, kind: string) {
  const { status } = await appErrorOf(error, site.storage.db)
  if (status >= 500) site.report(error, { kind, requestId: c.get('requestId'), path: c.req.path })
  return status
}

/**
 * The link of an e-mail, posted by the button of its page or by a mail service (RFC 8058): without a cookie, from any origin
 * and with any body. The token alone authorises. The same for a subscriber, for one who had left, and for a deleted one.
 */
async function receiveUnsubscription(c: Context, site: Site, limit: Limit): Promise<Received> {
  const answer = (unsubscribeAnswer: UnsubscribeAnswer) => ({
    unsubscribeAnswer,
    status: unsubscribeAnswer.status,
  })
  await limit(visitorOf(c, site.config.trustedProxies))
  const token = c.req.query('token') ?? ''
  const id = subscriberOfToken(token, site.authSecret)
  if (id === undefined) return answer({ state: 'unknown-link', token: '', status: 400 })
  try {
    await unsubscribe(site.storage.db, id, site.now())
    return answer({ state: 'done', token, status: 200 })
  } catch (error) {
    return answer({ state: 'failed', token, status: await failed(c, site, error, 'unsubscribe-failed') })
  }
}

const confirmStates: Partial<Record<AuthError['code'], ConfirmAnswer['state']>> = {
  otp_expired: 'expired',
  user_banned: 'banned',
  over_request_rate_limit: 'tooMany',
}

/** The form on the page of a mailed link. Opening the page changes nothing, only this form does. */
async function receiveConfirmation(c: Context, site: Site): Promise<Received> {
  const query = await formFields(c)
  try {
    const goingOn = await confirm(c, site, query)
    return goingOn ?? { confirmAnswer: { state: 'subscribed', query }, status: 200 }
  } catch (error) {
    const { status, code } = await asAuthError(error, site.signIn)
    if (status >= 500)
      site.report(error, { kind: 'sign-in', requestId: c.get('requestId'), path: c.req.path })
    addLogFields(c, { refused: code })
    return { confirmAnswer: { state: confirmStates[code] ?? 'failed', query }, status }
  }
}

/** @returns the page to go on to; undefined for a subscription */
async function confirm(c: Context, site: Site, form: URLSearchParams): Promise<URL | undefined> {
  const { signIn } = site
  await limitVisitor(c, 'verify', signIn)
  if (form.get('type') === 'newsletter') {
    const address = clientIpOf(c, signIn.trustedProxies)
    if (await site.newsletter.confirm(form.get('token') ?? '', address)) return undefined
    throw new AuthError('otp_expired')
  }
  const link = emailLink.safeParse(Object.fromEntries(form))
  if (!link.success) throw new AuthError('otp_expired', { cause: link.error })
  const returnUrl = returnUrlOf(signIn.siteUrl, form.get('redirect_to')?.slice(0, 2048))
  return await redeemLink(c, link.data, returnUrl, signIn)
}
