import { en, type FormMessages } from './messages.en.ts'

const ne: FormMessages = {
  close: 'बन्द गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  save: 'सुरक्षित गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ...',
  delete: 'मेट्नुहोस्',
  deleting: 'मेटिँदै छ…',
  requiredMark: '(अनिवार्य)',
  recommended: (count, best) => `${count}/${best} अक्षर (सिफारिस गरिएको)`,
  leaveTitle: 'लेखेका कुरा हटाउने हो?',
  leaveText: 'यस फाराममा सुरक्षित नभएका परिवर्तन छन्।',
  leaveYes: 'हटाउनुहोस्',
  leaveNo: 'लेख्न जारी राख्नुहोस्',
  conflictTitle: 'दुई संस्करण',
  conflictText: 'हरेक विवरणका लागि सही संस्करण छान्नुहोस्, अनि फेरि सुरक्षित गर्नुहोस्।',
  conflictSame: 'दुवै संस्करण उस्तै छन्। फेरि सुरक्षित गर्नुहोस्, वा फाराम बन्द गर्नुहोस्।',
  yours: 'तपाईंको',
  theirs: 'अरू कसैले सुरक्षित गरेको',
  yes: 'हो',
  no: 'होइन',
  empty: '(खाली)',
  labels: {
    name: 'नाम',
    name_ne: 'नेपालीमा नाम',
    description: 'विवरण',
    description_ne: 'नेपालीमा विवरण',
    logo_url: 'लोगोको ठेगाना',
    sort_order: 'क्रम',
    is_active: 'साइटमा देखाउने',
  },
  hints: {
    name_ne: 'खाली छोडे नेपाली पृष्ठमा अङ्ग्रेजी नाम देखिन्छ।',
    sort_order: 'सानो अङ्क अगाडि आउँछ।',
  },
  logoMissing: 'लोगोको ठेगानाबाट तस्बिर ल्याउन सकिएन: त्यहाँ बढीमा २५६ केबीको पीएनजी, जेपेग वा वेबपी तस्बिर भेटिएन।',
}

export const messages = { en, ne }
