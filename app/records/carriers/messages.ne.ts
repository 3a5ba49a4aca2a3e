import { type CarrierMessages, en } from './messages.en.ts'

const ne: CarrierMessages = {
  nameRequired: 'सेवा प्रदायकको नाम आवश्यक छ',
  technologyRequired: 'प्रविधि आवश्यक छ',
  prefixRequired: 'कम्तीमा एउटा सुरुको अङ्क समूह आवश्यक छ',
  prefixesTwice: 'एउटै सुरुका अङ्क दुई पटक राख्न मिल्दैन',
  prefixForm: 'सुरुका अङ्क तीनवटा हुन्छन्',
  tooManyPrefixes: 'एक सेवा प्रदायकका बढीमा १०० सुरुका अङ्क हुन सक्छन्',
  prefixesTaken: (prefixes) => `सुरुका अङ्क ${prefixes} अरू सेवा प्रदायकले प्रयोग गरिसकेका छन्`,
}

export const messages = { en, ne }
