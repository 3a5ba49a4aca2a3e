export const en = {
  rate: (unit: string, buy: string, sell: string) => `${unit}: buying NPR ${buy}, selling NPR ${sell}`,
  none: 'not quoted',
  rateReading: (name: string) => `${name}, rate of Nepal Rastra Bank`,
  toNpr: (rate: string) => `by the bank's buying rate, ${rate}`,
  fromNpr: (rate: string) => `by the bank's selling rate, ${rate}`,
}

export type ForexAskMessages = typeof en
