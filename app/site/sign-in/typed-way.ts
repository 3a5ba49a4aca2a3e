import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Sent } from '../sign-in-parts/sent.ts'

export type TypedWay = 'password' | 'mail' | 'phone'

export function typedWaysOf(methods: readonly AuthMethod[]): TypedWay[] {
  const has = (...wanted: AuthMethod[]) => wanted.some((method) => methods.includes(method))
  return [
    ...(has('password') ? (['password'] as const) : []),
    ...(has('email-otp', 'magic-link') ? (['mail'] as const) : []),
    ...(has('phone') ? (['phone'] as const) : []),
  ]
}

/** What the letter of a sign-in brings. */
export function bringsOf(methods: readonly AuthMethod[]): Sent['brings'] {
  if (!methods.includes('magic-link')) return 'code'
  return methods.includes('email-otp') ? 'both' : 'link'
}
