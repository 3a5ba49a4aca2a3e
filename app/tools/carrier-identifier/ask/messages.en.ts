export const en = {
  reading: (prefix: string) => `to whom numbers with ${prefix} were issued`,
}

export type CarrierAskMessages = typeof en
