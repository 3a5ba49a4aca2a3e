import { type Context, Hono } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import type { ConfirmAnswer } from '#app/pages/form-answers.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import { returnUrlOf } from '#server/auth/requests/auth-context.ts'
import { limitVisitor } from '#server/auth/requests/limits.ts'
import { asAuthError } from '#server/auth/routes/gotrue-routes.ts'
import { emailLink, redeemLink } from '#server/auth/routes/verify-code.ts'
import { addLogFields, type ServerEnv } from '#server/env.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import { answerForm, formFields, formGuard } from '#server/http/posted-form.ts'
import type { Site } from '#server/services.ts'

const maxBytes = 16_384

/** The form on the page of a mailed link. Opening the page changes nothing, only this form does. */
export function confirmLink(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const guard = formGuard(site, maxBytes)
  for (const path of languages.map((lang) => pathIn(lang, '/confirm'))) {
    app.post(path, guard, async (c) => {
      const query = await formFields(c)
      const outcome = await confirm(c, site, query).catch((error: unknown) => refusal(c, site, error))
      if (outcome instanceof URL) return c.redirect(outcome.href, 303)
      const { state, status } = outcome
      return await answerForm(c, site, status, { confirmAnswer: { state, query } })
    })
  }
  return app
}

interface Outcome {
  state: ConfirmAnswer['state']
  status: number
}

/** @returns the redirect, or what the page says */
async function confirm(c: Context<ServerEnv>, site: Site, form: URLSearchParams): Promise<URL | Outcome> {
  const parts = { ...site, trustedProxies: site.config.trustedProxies }
  await limitVisitor(c, 'verify', parts)
  if (form.get('type') === 'newsletter') {
    const address = clientIpOf(c, parts.trustedProxies)
    if (await site.newsletter.confirm(form.get('token') ?? '', address))
      return { state: 'subscribed', status: 200 }
    throw new AuthError('otp_expired')
  }
  const link = emailLink.safeParse(Object.fromEntries(form))
  if (!link.success) throw new AuthError('otp_expired', { cause: link.error })
  const returnUrl = returnUrlOf(site.signIn.siteUrl, form.get('redirect_to')?.slice(0, 2048))
  return await redeemLink(c, link.data, returnUrl, parts)
}

const states: Partial<Record<AuthError['code'], ConfirmAnswer['state']>> = {
  otp_expired: 'expired',
  user_banned: 'banned',
  over_request_rate_limit: 'tooMany',
}

async function refusal(c: Context<ServerEnv>, site: Site, error: unknown): Promise<Outcome> {
  const known = await asAuthError(error, site.signIn)
  if (known.status >= 500)
    site.report(error, { kind: 'sign-in', requestId: c.get('requestId'), path: c.req.path })
  addLogFields(c, { refused: known.code })
  return { state: states[known.code] ?? 'failed', status: known.status }
}
