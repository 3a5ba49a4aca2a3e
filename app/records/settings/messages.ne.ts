import { en, type SettingMessages } from './messages.en.ts'

const ne: SettingMessages = {
  nameRequired: 'साइटको नाम आवश्यक छ',
  titleRequired: 'खोज इन्जिनका लागि शीर्षक आवश्यक छ',
  colour: (example) => `रङ ${example} जस्तै लेखिन्छ`,
  contrast: (best) =>
    `यो रङमा न सेतो न गाढा अक्षर पढ्न सकिन्छ: बढीमा ${best}:१ को अनुपात पुग्छ, ४.५:१ चाहिन्छ। अझ गाढा वा अझ हल्का रङ छान्नुहोस्।`,
  email: 'कृपया सही इमेल ठेगाना लेख्नुहोस्',
  client: (example) => `प्रकाशक आईडी ${example} जस्तो हुन्छ`,
  slot: 'स्लट आईडीमा ६ देखि १२ अङ्क हुन्छन्',
  googleAnalytics: 'मापन आईडी G-ABCD123456 जस्तो हुन्छ',
  facebookPixel: 'पिक्सेल आईडीमा ६ देखि २० अङ्क हुन्छन्',
  hotjar: 'हटजार आईडीमा ४ देखि १० अङ्क हुन्छन्',
  messageRequired: 'साइट बन्द हुँदा देखाउने सन्देश आवश्यक छ',
  address: 'कृपया 203.0.113.7 वा 203.0.113.0/24 जस्ता ठेगाना वा नेटवर्क लेख्नुहोस्',
  tooManyAddresses: 'बढीमा १०० ठेगाना राख्न सकिन्छ',
}

export const messages = { en, ne }
