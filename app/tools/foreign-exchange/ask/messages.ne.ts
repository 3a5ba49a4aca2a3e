import { en, type ForexAskMessages } from './messages.en.ts'

const ne: ForexAskMessages = {
  rate: (unit, buy, sell) => `${unit}: खरिद रु. ${buy}, बिक्री रु. ${sell}`,
  none: 'दर छैन',
  rateReading: (name) => `${name}, नेपाल राष्ट्र बैंकको दर`,
  toNpr: (rate) => `बैंकको खरिद दर ${rate} ले`,
  fromNpr: (rate) => `बैंकको बिक्री दर ${rate} ले`,
}

export const messages = { en, ne }
