/** Parameters that campaigns add to an address. Any other one may be what the visitor typed. */
const campaignParameter = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|dclid|ref)$/

/** Whether an address holds nothing that a visitor typed. Vendors' code reads the address, so it is loaded only then. */
export function isShareableAddress({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return (
    !/[=?]/.test(hash) &&
    [...new URLSearchParams(search).keys()].every((name) => campaignParameter.test(name))
  )
}
