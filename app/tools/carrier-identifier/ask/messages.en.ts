export const en = {
  reading: (prefix: string) => `numbers starting with ${prefix} were issued to this operator`,
  notConfirmed: (prefix: string) =>
    `not certain: the regulator’s list of numbers starting with ${prefix} was not available`,
}

export type CarrierAskMessages = typeof en
