/** The digits of a mobile number in Nepal. */
export const mobileLength = 10

/**
 * The mobile number behind what phones write in front of it: the country code (977 or 00977) or a trunk 0. Undefined
 * where the digits are not exactly such a prefix and ten digits.
 */
export function withoutPrefix(digits: string): { number: string; prefix: string } | undefined {
  const [, prefix, number] = /^(977|00977|0)(\d{10})$/.exec(digits) ?? []
  return prefix !== undefined && number !== undefined ? { number, prefix } : undefined
}
