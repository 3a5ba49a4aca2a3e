import { en, type PlanMessages } from './messages.en.ts'

const ne: PlanMessages = {
  providerRequired: 'कृपया सेवा प्रदायक छान्नुहोस्',
  nameRequired: 'प्याकेजको नाम आवश्यक छ',
  speedNeeded: 'गति ० भन्दा बढी हुनुपर्छ',
  priceNeeded: 'मूल्य ० भन्दा बढी हुनुपर्छ',
}

export const messages = { en, ne }
