import { en, type RateTexts } from './messages.en.ts'

const ne: RateTexts = {
  rate: (unit, buy, sell) => `${unit}: खरिद रु. ${buy}, बिक्री रु. ${sell}`,
  none: 'दर छैन',
}

export const messages = { en, ne }
