import { en, type ForexAskMessages } from './messages.en.ts'

const ne: ForexAskMessages = {
  rateReading: (name) => `${name}, नेपाल राष्ट्र बैंकको दर`,
  toNpr: (rate) => `राष्ट्र बैंकको खरिद दर ${rate} अनुसार`,
  fromNpr: (rate) => `राष्ट्र बैंकको बिक्री दर ${rate} अनुसार`,
  cross: (bought, sold) => `राष्ट्र बैंकको दरअनुसार रुपैयाँ हुँदै: खरिद ${bought}, बिक्री ${sold}`,
  assumed: (name) => `${name} मानेर`,
  assumedText: (name) => `${name} मानिएको हो। अर्को देशको भए देशको नाम पनि लेख्नुहोस्।`,
}

export const messages = { en, ne }
