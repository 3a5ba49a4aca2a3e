export const en = {
  carrier: (name: string, technology: string) => `${name} (${technology})`,
  reading: (prefix: string) =>
    `to whom numbers with ${prefix} were issued; the owner may have changed the network`,
}

export type CarrierAskMessages = typeof en
