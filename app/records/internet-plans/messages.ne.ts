import { en, type PlanMessages } from './messages.en.ts'

const ne: PlanMessages = {
  providerRequired: 'कृपया सेवा प्रदायक छान्नुहोस्',
  providerGone: 'यसको सेवा प्रदायक मेटिएको छ',
  nameRequired: 'प्याकेजको नाम आवश्यक छ',
  speedNeeded: 'गति ० भन्दा बढी हुनुपर्छ',
  priceNeeded: 'मूल्य ० भन्दा बढी हुनुपर्छ',
  paidAhead: {
    chip: (months) => `${months} महिनाको एकै पटक`,
    text: (price, months, first) =>
      `${months} महिनाको ${price} एकै पटक तिर्नुपर्छ${first ? `, अरू शुल्कसमेत ${first}` : ''}`,
  },
  secondHand: {
    chip: 'अरूबाट लिइएको शुल्क',
    text: (day) => `अरूबाट लिइएको शुल्क: अरूले ${day} मा हेरेको, हामीले नजाँचेको`,
    withoutDay: 'अरूबाट लिइएको शुल्क: मिति थाहा छैन, हामीले नजाँचेको',
  },
  unknownFees: {
    chip: 'अरू शुल्क प्रकाशित छैन',
    install: 'जडान शुल्क प्रकाशित छैन, ० मानिएको',
    router: 'राउटर शुल्क प्रकाशित छैन, ० मानिएको',
    both: 'जडान र राउटर शुल्क प्रकाशित छैनन्, ० मानिएका',
  },
}

export const messages = { en, ne }
