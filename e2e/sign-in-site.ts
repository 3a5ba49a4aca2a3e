import { test as base } from './own-site.ts'

export { expect } from './own-site.ts'

/** With tests of a site that lets people in by every way, for which a browser is needed. */
export const test = base.extend({
  changes: ['', { scope: 'worker' }],
  siteEnv: [
    {
      AUTH_METHODS: 'google,password,email-otp,magic-link,sso,totp,passkey',
      GOOGLE_ISSUER: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT ?? ''}`,
      GOOGLE_CLIENT_ID: 'chautari-test',
      GOOGLE_CLIENT_SECRET: 'a secret of the tests',
      OIDC_ISSUER: `http://127.0.0.1:${process.env.E2E_GOOGLE_PORT ?? ''}`,
      OIDC_CLIENT_ID: 'chautari-test',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
    },
    { scope: 'worker' },
  ],
})
