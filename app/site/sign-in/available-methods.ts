import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Delivery } from '../sign-in-parts/delivery.ts'

export type FormMethod = 'password' | 'mail' | 'phone'

export function formMethodsOf(methods: readonly AuthMethod[]): FormMethod[] {
  const has = (...wanted: AuthMethod[]) => wanted.some((method) => methods.includes(method))
  return [
    ...(has('password') ? (['password'] as const) : []),
    ...(has('email-otp', 'magic-link') ? (['mail'] as const) : []),
    ...(has('phone') ? (['phone'] as const) : []),
  ]
}

/** What the e-mail to sign in contains. */
export function emailContents(methods: readonly AuthMethod[]): Delivery['contents'] {
  if (!methods.includes('magic-link')) return 'code'
  return methods.includes('email-otp') ? 'both' : 'link'
}
