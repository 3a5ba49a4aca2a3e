export const en = {
  reading: (prefix: string) => `numbers starting with ${prefix} were issued to this operator`,
}

export type CarrierAskMessages = typeof en
