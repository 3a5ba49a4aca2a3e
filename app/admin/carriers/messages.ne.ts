import { type CarriersMessages, en } from './messages.en.ts'

const ne: CarriersMessages = {
  caption: 'मोबाइल सेवा प्रदायक',
  errorTitle: 'सेवा प्रदायकहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै सेवा प्रदायक भेटिएन',
  add: 'सेवा प्रदायक थप्नुहोस्',
  addTitle: 'नयाँ सेवा प्रदायक',
  editTitle: 'सेवा प्रदायक सम्पादन',
  deleteTitle: () => 'यो सेवा प्रदायक मेट्ने हो?',
  deleteText: (name) => `${name} साँच्चै मेट्ने हो? यसका अङ्कबाट सुरु हुने नम्बर अब चिनिनेछैनन्।`,
  saved: 'सेवा प्रदायक सुरक्षित भयो।',
  deleted: 'सेवा प्रदायक मेटियो।',
  hints: {
    prefixes: 'नम्बरका सुरुका तीन अङ्क। एउटै सुरुका अङ्क दुई सेवा प्रदायकका हुँदैनन्।',
    status_note: 'सेवा बन्द भएको भए देखाइन्छ, जस्तै अनुमतिपत्र खारेज भएपछि।',
  },
  labels: {
    technology: 'प्रविधि',
    prefixes: 'सुरुका अङ्क',
    icon_name: 'आइकन',
    color: 'रङ',
    status: 'सेवाको अवस्था',
    status_note: 'सेवाबारे टिप्पणी',
    status_note_ne: 'नेपालीमा टिप्पणी',
  },
  prefix: (row) => `सुरुका अङ्क ${row}`,
  removePrefix: (prefix) => `सुरुका अङ्क ${prefix} हटाउनुहोस्`,
  options: {
    status: { operating: 'सञ्चालनमा', ended: 'बन्द भइसकेको' },
    color: {
      blue: 'निलो',
      purple: 'बैजनी',
      green: 'हरियो',
      orange: 'सुन्तला रङ',
      red: 'रातो',
      pink: 'गुलाबी',
      indigo: 'गाढा निलो',
      yellow: 'पहेँलो',
    },
  },
}

export const messages = { en, ne }
