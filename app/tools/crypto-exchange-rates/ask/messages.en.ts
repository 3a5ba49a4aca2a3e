export const en = {
  price: (coin: string, npr: string, usd: string) => `${coin}: ${npr} (US$ ${usd})`,
  amount: (amount: string, coin: string, npr: string) => `${amount} ${coin} = ${npr}`,
  reading: (coin: string) => `${coin}, market price, converted at the central bank's dollar rate`,
}

export type CryptoAskMessages = typeof en
