import { en, type PriceMessages } from './messages.en.ts'

const ne: PriceMessages = {
  day: '२०२६-०७-१६ जस्तो मिति लेख्नुहोस्',
  number: 'सङ्ख्या लेख्नुहोस्',
  aboveZero: '० भन्दा बढी रकम लेख्नुहोस्',
  tooLarge: (max) => `बढीमा ${max} लेख्नुहोस्`,
  twoDecimals: 'दशमलवपछि बढीमा दुई अङ्क लेख्नुहोस्',
  empty: 'यो भर्नुहोस्',
  tooLong: (max) => `बढीमा ${max} अक्षर लेख्नुहोस्`,
  notStorable: 'यो पाठ सुरक्षित गर्न मिल्दैन',
  reasons: {
    'future-day': 'नेपालमा यो दिन सुरु भएको छैन।',
    'gold-ratio': 'सुनको प्रति तोला र प्रति १० ग्राम भाउ एकअर्कासँग मिल्दैनन्।',
    'silver-ratio': 'चाँदीको प्रति तोला र प्रति १० ग्राम भाउ एकअर्कासँग मिल्दैनन्।',
    'moved-too-far': 'नजिकैको कारोबार दिनको तुलनामा भाउ १०% भन्दा बढी फरक छ। सञ्चालकले स्वीकृत नगरेसम्म यो रोकिएको छ।',
  },
  table: {
    missing: (names) => `पहिलो पङ्क्तिमा स्तम्भका नाम हुनुपर्छ: ${names}`,
    tooMany: (max) => `एक पटकमा बढीमा ${max} पङ्क्ति`,
  },
}

export const messages = { en, ne }
