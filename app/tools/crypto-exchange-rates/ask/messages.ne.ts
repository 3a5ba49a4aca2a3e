import { type CryptoAskMessages, en } from './messages.en.ts'

const ne: CryptoAskMessages = {
  price: (coin, npr, usd) => `${coin}: ${npr} (अमेरिकी डलर ${usd})`,
  reading: (coin, day) =>
    `${coin}${/\w$/.test(coin) ? ' ' : ''}को बजार भाउ, राष्ट्र बैंकको ${day} को डलर दरअनुसार`,
  readingUsd: (coin) => `${coin}${/\w$/.test(coin) ? ' ' : ''}को बजार भाउ, अमेरिकी डलरमा`,
  notLegal: {
    chip: 'नेपालमा गैरकानुनी',
    text: 'नेपालमा क्रिप्टोमुद्रा गैरकानुनी छ। मूल्य जानकारीका लागि मात्र हो।',
  },
}

export const messages = { en, ne }
