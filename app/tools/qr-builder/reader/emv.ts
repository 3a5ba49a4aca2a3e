/** Fields of an EMV code by their ids: two digits of id, two of length, then the value. Undefined when it does not add up. */
export function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const [, id = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(size))
    if (!id || value.length !== Number(size) || fields.has(id)) return undefined
    fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}

/** CRC-16 of EMV merchant codes: polynomial 0x1021, begun with 0xFFFF. Source: EMVCo, Merchant-Presented Mode, 4.7.3. */
export function checkSum(text: string): string {
  let sum = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

/** Whether the last field is the check sum of everything before its value. */
export function isSumRight(text: string): boolean {
  return /6304[\dA-F]{4}$/i.test(text) && checkSum(text.slice(0, -4)) === text.slice(-4).toUpperCase()
}
