/** What campaigns write into an address. Everything else may be what the visitor typed. */
const ofCampaigns = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|dclid|ref)$/

/** Whether an address holds nothing that a visitor typed: only then may others, who read it themselves, be there. */
export function mayBeTold({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return !/[=?]/.test(hash) && [...new URLSearchParams(search).keys()].every((name) => ofCampaigns.test(name))
}
