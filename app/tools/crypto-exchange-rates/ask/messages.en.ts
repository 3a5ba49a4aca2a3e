export const en = {
  price: (coin: string, npr: string, usd: string) => `${coin}: ${npr} (US$ ${usd})`,
  reading: (coin: string, day: string) =>
    `${coin}, market price, converted at the central bank's dollar rate of ${day}`,
  readingUsd: (coin: string) => `${coin}, market price in US dollars`,
  notLegal: {
    chip: 'Illegal in Nepal',
    text: 'Cryptocurrency is illegal in Nepal. Prices are for learning only.',
  },
}

export type CryptoAskMessages = typeof en
