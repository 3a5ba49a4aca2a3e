import { en, type ToolsMessages } from './messages.en.ts'

const ne: ToolsMessages = {
  caption: 'औजारहरू',
  errorTitle: 'औजारहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै औजार भेटिएन',
  add: 'औजार थप्नुहोस्',
  addTitle: 'नयाँ औजार',
  editTitle: 'औजार सम्पादन',
  deleteTitle: () => 'यो औजार मेट्ने हो?',
  deleteText: (name) =>
    `${name} साँच्चै मेट्ने हो? यसका आफ्नै पाठ र सूचीमा यसको ठाउँ हराउँछन्। साइटमा बन्द मात्र गर्ने भए निष्क्रिय गर्नुहोस्।`,
  saved: 'औजार सुरक्षित भयो।',
  deleted: 'औजार मेटियो।',
  disable: 'निष्क्रिय गर्नुहोस्',
  enable: 'सक्रिय पार्नुहोस्',
  disableOf: (name) => `${name} निष्क्रिय गर्नुहोस्`,
  enableOf: (name) => `${name} सक्रिय पार्नुहोस्`,
  isDisabled: (name) => `${name} निष्क्रिय भयो।`,
  isEnabled: (name) => `${name} सक्रिय भयो।`,
  tabs: 'फारामका भाग',
  basic: 'आधारभूत विवरण',
  seo: 'खोज इन्जिनका लागि',
  noPage: 'पृष्ठ छैन: गृहपृष्ठमा «अझै खुलेको छैन» देखिन्छ',
  hints: {
    path: 'औजारको पृष्ठको ठेगाना। साइटको कोडमा भएको पथमा मात्र पृष्ठ खुल्छ।',
    seo_keywords: 'बीचमा अल्पविराम राख्नुहोस्।',
    og_image: 'वेब ठेगाना; १२००×६३० पिक्सेल सिफारिस गरिन्छ।',
  },
  labels: {
    path: 'पथ',
    icon_name: 'आइकन',
    category: 'वर्ग',
    is_active: 'साइटमा खुला',
    seo_title: 'खोज इन्जिनमा शीर्षक',
    seo_title_ne: 'खोज इन्जिनमा नेपाली शीर्षक',
    seo_description: 'खोज इन्जिनमा विवरण',
    seo_description_ne: 'खोज इन्जिनमा नेपाली विवरण',
    seo_keywords: 'खोज शब्द',
    seo_keywords_ne: 'नेपाली खोज शब्द',
    og_image: 'लिङ्कसँग देखिने तस्बिर',
  },
  seoHint: 'खाली छोडेका ठाउँमा औजारका आफ्नै पाठ देखिन्छन्।',
  options: {
    category: {
      Utility: 'उपयोगी',
      Telecom: 'दूरसञ्चार',
      Finance: 'वित्त',
      Converter: 'रूपान्तरण',
      Generator: 'निर्माण',
      Safety: 'सुरक्षा',
      Internet: 'इन्टरनेट',
    },
  },
}

export const messages = { en, ne }
