import { policyPage } from '../policies/policy-page.server.tsx'
import { messages } from './messages.ne.ts'
import policyEn from './policy.en.md'
import policyNe from './policy.ne.md'

export const page = policyPage({
  path: '/privacy',
  messages,
  policies: { en: policyEn, ne: policyNe },
})
