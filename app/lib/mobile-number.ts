/** The digits of a mobile number in Nepal. */
export const mobileLength = 10

/**
 * The mobile number without its country code (977 or 00977) or trunk prefix 0. Undefined unless the digits are exactly
 * such a prefix and ten digits.
 */
export function withoutPrefix(digits: string): { number: string; prefix: string } | undefined {
  const [, prefix, number] = /^(977|00977|0)(\d{10})$/.exec(digits) ?? []
  return prefix !== undefined && number !== undefined ? { number, prefix } : undefined
}
