import { type CryptoAskMessages, en } from './messages.en.ts'

const ne: CryptoAskMessages = {
  price: (coin, npr, usd) => `${coin}: ${npr} (अमेरिकी डलर ${usd})`,
  reading: (coin) => `${coin}, राष्ट्र बैंकको डलर दरले बजार भाउ`,
}

export const messages = { en, ne }
