import { type CarrierMessages, en } from './messages.en.ts'

const ne: CarrierMessages = {
  nameRequired: 'सेवा प्रदायकको नाम आवश्यक छ',
  technologyRequired: 'प्रविधि आवश्यक छ',
  prefixRequired: 'कम्तीमा एउटा सुरुको अङ्क समूह आवश्यक छ',
  prefixesTwice: 'एउटै सुरुका अङ्क दुई पटक राख्न मिल्दैन',
  prefixForm: 'सुरुका अङ्क तीनवटा हुन्छन्',
  tooManyPrefixes: 'एक सेवा प्रदायकका बढीमा १०० सुरुका अङ्क हुन सक्छन्',
  prefixesTaken: (prefixes) => `सुरुका अङ्क ${prefixes} अरू सेवा प्रदायकले प्रयोग गरिसकेका छन्`,
  serviceEnded: { chip: 'सेवा बन्द भइसकेको', text: 'सेवा बन्द भइसकेको छ: नम्बर नलाग्न सक्छ।' },
  issuedTo: {
    chip: 'नम्बर दिने सेवा प्रदायक',
    text: 'यसरी सुरु हुने नम्बर यही सेवा प्रदायकले दिएको हो। नेपालमा नम्बर नफेरी अर्को नेटवर्कमा जान अहिलेसम्म मिल्दैन (सन् २०२६ मध्यसम्मको अवस्था)।',
  },
  wrongLength: {
    chip: (digits) => `१० होइन, ${digits} अङ्क`,
    text: (digits) => `सुरुका तीन अङ्क मिले, तर नम्बरमा ${digits} अङ्क छन्। नेपालको मोबाइल नम्बर १० अङ्कको हुन्छ।`,
  },
}

export const messages = { en, ne }
