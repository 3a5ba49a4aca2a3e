export const en = {
  rate: (unit: string, buy: string, sell: string) => `${unit}: buying NPR ${buy}, selling NPR ${sell}`,
  none: 'not quoted',
}

export type RateTexts = typeof en
