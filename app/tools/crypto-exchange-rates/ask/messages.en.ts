export const en = {
  price: (coin: string, npr: string, usd: string) => `${coin}: ${npr} (US$ ${usd})`,
  reading: (coin: string) => `${coin}, market price, converted at the central bank's dollar rate`,
}

export type CryptoAskMessages = typeof en
