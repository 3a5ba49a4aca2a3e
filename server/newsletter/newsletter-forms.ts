import type { Hono, Context as HonoContext } from 'hono'
import type { SubscribeAnswer } from '#app/layout/footer.tsx'
import type { ConfirmAnswer, UnsubscribeAnswer } from '#app/pages/form-answers.ts'
import { subscription } from '#app/records/subscribers/schema.ts'
import { subscriberOfToken, unsubscribe } from '#app/records/subscribers/store.server.ts'
import { type Limit, limitOf } from '#server/api/mount.ts'
import { writeSubscription } from '#server/api/visitor-writes.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import { limitVisitor, returnUrlOf } from '#server/auth/requests/requests.ts'
import { asAuthError } from '#server/auth/routes/gotrue-routes.ts'
import { emailLink, redeemLink } from '#server/auth/routes/verify-code.ts'
import { addLogFields, type ServerEnv } from '#server/env.ts'
import { clientIpOf, visitorOf } from '#server/http/client-ip.ts'
import {
  type FormOutcome,
  failureStatus,
  formFields,
  formGuard,
  formRoutes,
} from '#server/http/posted-form.ts'
import { limitedBody } from '#server/http/request-guard.ts'
import type { Site } from '#server/services.ts'

/** Of the form of a mailed link. */
const linkBytes = 16_384
/** Unsubscriptions from one address on the internet: a mail service sends those of many subscribers. */
const perMinute = 300

type Context = HonoContext<ServerEnv>

/**
 * The forms of the newsletter and of mailed links, as browsers without JavaScript send them. Answered with a page that is
 * not cached, so that all other pages stay the same for all visitors.
 */
export function mountNewsletterForms(app: Hono<ServerEnv>, site: Site): void {
  const takePart = limitOf(writeSubscription)
  const subscriptions = formGuard(site, writeSubscription.maxBytes)
  formRoutes(app, site, '/newsletter', subscriptions, (c) => receiveSubscription(c, site, takePart))
  formRoutes(app, site, '/confirm', formGuard(site, linkBytes), (c) => receiveConfirmation(c, site))
  const takeLeave = limitOf({ perMinute })
  formRoutes(app, site, '/newsletter/unsubscribe', limitedBody(1024), (c) =>
    receiveUnsubscription(c, site, takeLeave),
  )
}

async function receiveSubscription(c: Context, site: Site, limit: Limit): Promise<FormOutcome> {
  const answer = (status: number, newsletterAnswer: SubscribeAnswer) => ({ status, newsletterAnswer })
  const form = await formFields(c)
  const email = form.get('email') ?? ''
  const given = subscription.safeParse({ email, website: form.get('website') ?? '' })
  // The field keeps its value, cut to the length of an address.
  if (!given.success) return answer(400, { state: 'no-address', email: email.slice(0, 254) })
  try {
    const visitor = visitorOf(c, site.config.trustedProxies)
    await limit(visitor)
    await site.newsletter.subscribe(given.data, visitor)
    return answer(200, { state: 'subscribed', email: '' })
  } catch (error) {
    return answer(await failureStatus(c, site, error, 'newsletter-failed'), { state: 'failed', email })
  }
}

/**
 * The link of an e-mail, posted by the button of its page or by a mail service (RFC 8058): without a cookie, from any origin
 * and with any body. The token alone authorises. The same for a subscriber, for one who had left, and for a deleted one.
 */
async function receiveUnsubscription(c: Context, site: Site, limit: Limit): Promise<FormOutcome> {
  const answer = (status: number, unsubscribeAnswer: UnsubscribeAnswer) => ({ status, unsubscribeAnswer })
  const token = c.req.query('token') ?? ''
  const id = subscriberOfToken(token, site.authSecret)
  try {
    await limit(visitorOf(c, site.config.trustedProxies))
    if (id === undefined) return answer(400, { state: 'unknown-link', token: '' })
    await unsubscribe(site.storage.db, id, site.now())
    return answer(200, { state: 'done', token })
  } catch (error) {
    return answer(await failureStatus(c, site, error, 'unsubscribe-failed'), { state: 'failed', token })
  }
}

const confirmStates: Partial<Record<AuthError['code'], ConfirmAnswer['state']>> = {
  otp_expired: 'expired',
  user_banned: 'banned',
  over_request_rate_limit: 'tooMany',
}

/** The form on the page of a mailed link. Opening the page changes nothing, only this form does. */
async function receiveConfirmation(c: Context, site: Site): Promise<FormOutcome> {
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
