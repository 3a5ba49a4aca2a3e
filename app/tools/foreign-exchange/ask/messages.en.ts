export const en = {
  rateReading: (name: string) => `${name}, rate of Nepal Rastra Bank`,
  toNpr: (rate: string) => `by the bank's buying rate, ${rate}`,
  fromNpr: (rate: string) => `by the bank's selling rate, ${rate}`,
  cross: (bought: string, sold: string) =>
    `by the bank's rates through the Nepali rupee: it buys ${bought} and sells ${sold}`,
  assumed: (name: string) => `Read as ${name}`,
  assumedText: (name: string) =>
    `Read as ${name}. If you mean that of another country, add the country's name.`,
}

export type ForexAskMessages = typeof en
