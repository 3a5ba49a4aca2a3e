import { policyPage } from '../policies/policy-page.server.tsx'
import policyEn from './policy.en.md'
import policyNe from './policy.ne.md'
import { words } from './words.ts'

export const page = policyPage({
  path: '/privacy',
  words,
  policies: { en: policyEn, ne: policyNe },
})
