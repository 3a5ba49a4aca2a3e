import type { Config } from '#app/platform/env/config.server.ts'
import { authenticatorCode } from './authenticator.ts'
import { signInSite } from './sign-in-site.ts'
import type { visitorBrowser } from './visitor-browser.ts'

/** A site where second factors are on. */
export async function secondFactorSite(config: Partial<Config> = {}) {
  return await signInSite({ authMethods: new Set(['google', 'totp']), ...config })
}

/** Somebody who has signed in with Google and then enrolled an app: at aal2. */
export async function enrolled({ browser }: Pick<Awaited<ReturnType<typeof signInSite>>, 'browser'>) {
  const visitor = browser()
  await visitor.signIn()
  return { visitor, ...(await enrol(visitor)) }
}

/** The same for somebody who is signed in. */
export async function enrol({ client: { mfa } }: Pick<ReturnType<typeof visitorBrowser>, 'client'>) {
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const { id: factorId } = data
  const { secret } = data.totp
  const verified = await mfa.challengeAndVerify({ factorId, code: authenticatorCode(secret) })
  if (verified.error) throw verified.error
  const bearer = { authorization: `Bearer ${verified.data.access_token}` }
  return { factorId, secret, bearer, userId: verified.data.user.id }
}
