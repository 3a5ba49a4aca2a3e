/** The engine wants an e-mail address of everybody. Who has none gets one that no mail can reach (RFC 2606). */
export const placeholderDomain = { phone: 'phone.invalid', wallet: 'wallet.invalid' } as const

export function phoneAddress(phone: string): string {
  return `${phone.replace('+', '')}@${placeholderDomain.phone}`
}

export function isPlaceholder(email: string): boolean {
  return Object.values(placeholderDomain).some((domain) => email.endsWith(`@${domain}`))
}
