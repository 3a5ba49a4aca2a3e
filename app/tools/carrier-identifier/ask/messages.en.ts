export const en = {
  reading: (prefix: string) => `numbers starting with ${prefix} were issued to this operator`,
  notConfirmed: 'not confirmed by the regulator’s list',
}

export type CarrierAskMessages = typeof en
