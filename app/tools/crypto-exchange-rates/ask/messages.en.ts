export const en = {
  price: (coin: string, npr: string, usd: string) => `${coin}: ${npr} (US$ ${usd})`,
  reading: (coin: string) => `${coin}, market price by the central bank's dollar`,
}

export type CryptoAskMessages = typeof en
