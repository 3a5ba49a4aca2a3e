import { type EmergencyMessages, en } from './messages.en.ts'

const ne: EmergencyMessages = {
  title: 'आपत्कालीन सेवा',
  subtitle: 'फोन गर्न नम्बर थिच्नुहोस्।',
  pinned: 'अहिल्यै फोन गर्नुहोस्',
  call: (number) => `${number} मा फोन गर्नुहोस्`,
  copy: (number) => `${number} प्रतिलिपि गर्नुहोस्`,
  copied: 'प्रतिलिपि भयो!',
  searchLabel: 'नाम वा नम्बरबाट खोज्नुहोस्',
  searchPlaceholder: 'अस्पताल, १०९८ …',
  search: 'खोज्नुहोस्',
  count: (count) => `${count} वटा सेवा`,
  print: 'यो सूची छाप्नुहोस्',
  otherNumbers: 'अरू नम्बर',
  aboutPinned: 'यी नम्बरबारे',
  groups: 'सेवाको प्रकार',
  all: 'सबै',
  confidence: { high: 'लिखित पुष्टि भएको', medium: 'अनौपचारिक सूचीबाट' },
  checked: (month) => `${month} मा हेरिएको`,
  honesty:
    '✓ लिखित पुष्टि भएको: सरकारी निकाय, दूतावास वा हालैका समाचारमा उल्लेख भएको। ◦ अनौपचारिक सूचीबाट: मिति खुलेको सरकारी पृष्ठ भेटिएन।',
  details: 'विवरण र स्रोत',
  nothing: 'कुनै नम्बर भेटिएन',
  nothingAdvice: 'अर्को शब्द वा थोरै अङ्क लेखेर हेर्नुहोस्। आपत् परेको भए यीमध्ये एउटामा फोन गर्नुहोस्:',
  clear: 'खोजी हटाउनुहोस्',
  today: 'आपत्कालीन नम्बर',
}

export const messages = { en, ne }
