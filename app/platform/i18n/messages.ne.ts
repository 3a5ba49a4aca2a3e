import { en, type SharedMessages } from './messages.en.ts'

const ne: SharedMessages = {
  advertisement: 'विज्ञापन',
  sources: 'स्रोत',
  updated: (day) => `पछिल्लो अद्यावधिक: ${day}`,
  contents: 'यस पृष्ठमा',
  wrong: 'गलत छ?',
  wrongOf: (name) => `गलत छ? गल्ती भए खबर गर्नुहोस्: ${name}`,
  relatedTools: 'सम्बन्धित औजार',
  share: 'सेयर गर्नुहोस्',
  print: 'छाप्नुहोस्',
  shareThis: 'यो औजार अरूलाई पठाउनुहोस्',
  copyLink: 'लिङ्क प्रतिलिपि गर्नुहोस्',
  copyAnswer: 'विवरण र लिङ्क प्रतिलिपि गर्नुहोस्',
  copied: 'प्रतिलिपि भयो!',
  rateThis: 'यस औजारको मूल्याङ्कन गर्नुहोस्',
  stars: (stars) => `${stars} तारा`,
  rated: (mean, votes) => `${votes} जनाको मूल्याङ्कनमा ५ मध्ये ${mean}`,
  noVotes: 'अहिलेसम्म मूल्याङ्कन भएको छैन: पहिलो मत तपाईंकै हुन सक्छ।',
  tooFewVotes: 'अहिलेसम्म ५ भन्दा कम मत आएका छन्।',
  voteSaved: 'धन्यवाद, तपाईंको मत राखियो।',
  voteFailed: 'तपाईंको मत राख्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  sentWithoutScript: 'जाभास्क्रिप्ट नभए यहाँ लेखेको कुरा जवाफका लागि हामीकहाँ आउँछ। हामी त्यो राख्दैनौँ।',
}

export const messages = { en, ne }
