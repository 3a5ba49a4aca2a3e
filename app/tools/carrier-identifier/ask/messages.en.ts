export const en = {
  carrier: (name: string, technology: string) => `${name} (${technology})`,
  reading: (prefix: string) => `numbers that begin with ${prefix}, as they were issued`,
}

export type CarrierAskMessages = typeof en
