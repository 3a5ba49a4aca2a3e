import { type EditingMessages, en } from './messages.en.ts'

const ne: EditingMessages = {
  badRequest: 'केही विवरण मिलेनन्',
  notAnObject: 'अनुरोध JSON अब्जेक्ट हुनुपर्छ',
  unknownField: 'यो विवरण यहाँ चिनिँदैन',
  notText: 'अक्षरमा लेखिएको हुनुपर्छ',
  notStorable: 'यो पाठ सुरक्षित गर्न सकिँदैन',
  tooLong: (max) => `बढीमा ${max} अक्षर हुनुपर्छ`,
  picture: (https) => `कृपया ${https} बाट सुरु हुने ठेगाना लेख्नुहोस्: तस्बिर त्यसरी मात्र ल्याइन्छ`,
  url: (http, https) => `कृपया सही वेब ठेगाना लेख्नुहोस् (${http} वा ${https} बाट सुरु हुने)`,
  notOffered: 'कृपया दिइएका विकल्पमध्ये एउटा छान्नुहोस्',
  notYesOrNo: 'हो वा होइन मात्र हुन सक्छ',
  notNumber: 'सङ्ख्या हुनुपर्छ',
  tooLarge: (max) => `बढीमा ${max} हुनुपर्छ`,
  negative: '० वा त्योभन्दा बढी हुनुपर्छ',
  twoDecimals: 'दशमलवपछि बढीमा दुई अङ्क हुनुपर्छ',
  notAnInstant: 'विवरण पढिएको समय हुनुपर्छ',
  stale: 'यसबीच अरू कसैले यो बदलिसकेको छ। दुवै संस्करण दाँजेर फेरि सुरक्षित गर्नुहोस्।',
  cannotRestore: 'यसबीच अरू विवरण बदलिएको वा मेटिएकोले यो पहिलेजस्तो बनाउन सकिएन।',
  restoredAlready: 'यो पहिल्यै फिर्ता भइसकेको छ।',
  operatorStays: 'सञ्चालकलाई रोक लगाउन मिल्दैन',
  ownSecondFactor: 'आफ्नो दोस्रो चरण प्रोफाइल पृष्ठबाट बन्द गर्नुहोस्',
  gone: 'यस्तो विवरण भेटिएन',
}

export const messages = { en, ne }
