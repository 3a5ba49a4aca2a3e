import { type CryptoAskMessages, en } from './messages.en.ts'

const ne: CryptoAskMessages = {
  price: (coin, npr, usd) => `${coin}: ${npr} (अमेरिकी डलर ${usd})`,
  amount: (amount, coin, npr) => `${amount} ${coin} = ${npr}`,
  reading: (coin) => `${coin}, बजार भाउ, राष्ट्र बैंकको डलर दरअनुसार`,
}

export const messages = { en, ne }
