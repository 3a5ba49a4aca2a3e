import { en, type RecordsMessages } from './messages.en.ts'

const ne: RecordsMessages = {
  bulk: 'छानिएका पङ्क्ति',
  activate: 'सक्रिय गर्नुहोस्',
  deactivate: 'निष्क्रिय गर्नुहोस्',
  editFields: 'विवरण बदल्नुहोस्…',
  delete: 'मेट्नुहोस्',
  activateTitle: (count) => `${count} सक्रिय गर्ने हो?`,
  deactivateTitle: (count) => `${count} निष्क्रिय गर्ने हो?`,
  deleteTitle: (count) => `${count} मेट्ने हो?`,
  editTitle: (count) => `${count} सम्पादन`,
  rows: (count) => `${count} वटा`,
  activateText: 'प्रयोगकर्ताले तुरुन्तै देख्छन्।',
  deactivateText: 'प्रयोगकर्ताले अब देख्दैनन्। केही मेटिँदैन।',
  deleteText: 'तुरुन्तै हट्छन्। इतिहासबाट एक एक गरी फर्काउन सकिन्छ।',
  busy: 'सुरक्षित हुँदै छ…',
  chooseFields: 'बदल्ने विवरण छान्नुहोस्। छानिएका सबै पङ्क्तिमा एउटै मान रहन्छ; अरू विवरण जस्ताको तस्तै रहन्छन्।',
  setField: (label) => `बदल्ने: ${label}`,
  nothingChosen: 'कम्तीमा एउटा विवरण छान्नुहोस्।',
  saved: (count) => (count === '०' ? 'छानिएका सबै पहिल्यै यस्तै थिए।' : `${count} वटा बदलियो।`),
  deleted: (count) => `${count} वटा मेटियो।`,
  undo: 'फिर्ता लिनुहोस्',
  undoing: 'फिर्ता लिइँदै छ…',
  undone: 'परिवर्तन फिर्ता लिइयो।',
}

export const messages = { en, ne }
