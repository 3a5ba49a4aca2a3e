import { en, type OfflineMessages } from './messages.en.ts'

const ne: OfflineMessages = {
  title: 'तपाईं अफलाइन हुनुहुन्छ',
  explanation: 'यो पृष्ठ यस उपकरणमा पहिले खोलिएको छैन, त्यसैले नेटवर्कबिना देखाउन मिल्ने प्रति छैन।',
  otherAddress: 'यस पृष्ठको प्रति यो उपकरणमा छ, तर ठेगानामा दिइएको मिति वा खोजीको छैन। त्यो हेर्न नेटवर्क चाहिन्छ।',
  copyOf: (name, time) => `${name}, ${time} को प्रति`,
  retry: 'फेरि प्रयास गर्नुहोस्',
  call: 'आपत्कालमा',
  callHint: 'फोन गर्न इन्टरनेट चाहिँदैन।',
  allNumbers: 'सबै आपत्कालीन नम्बर',
  stored: 'नेटवर्कबिना खुल्ने पृष्ठ',
}

export const messages = { en, ne }
