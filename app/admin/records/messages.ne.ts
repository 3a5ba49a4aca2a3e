import { en, type RecordMessages } from './messages.en.ts'

const ne: RecordMessages = {
  more: 'थप',
  exportCsv: 'सीएसभी निर्यात',
  exporting: 'निर्यात हुँदै छ…',
  exported: 'फाइल डाउनलोड भयो।',
  importCsv: 'सीएसभी आयात',
  changeOrder: 'क्रम मिलाउनुहोस्',
  importTitle: (caption) => `सीएसभी फाइलबाट आयात: ${caption}`,
  importHint: (columns) =>
    `पहिलो पङ्क्तिमा निर्यात गरिएको फाइलमा जस्तै स्तम्भका नाम हुन्छन्: ${columns}। सबै स्तम्भ नराखे पनि हुन्छ। ID भएको पङ्क्तिले त्यही विवरण बदल्छ; ID नभएकोले नयाँ थप्छ, वा उही पहिचान भएको विवरण बदल्छ। केही पनि मेटिँदैन। बढीमा २,००० पङ्क्ति।`,
  tooLarge: 'फाइल धेरै ठूलो छ; बढीमा १ एमबी।',
  about: 'विवरण',
  unnamed: '(नाम छैन)',
  changed: (field, before, after) => `${field}: ${before} → ${after}`,
  reason: (field, text) => `${field}: ${text}`,
  empty: '(खाली)',
  outcomes: {
    new: 'नयाँ',
    changed: 'बदलिने',
    unchanged: 'उस्तै',
    stale: 'पुरानो',
    refused: 'अस्वीकृत',
  },
  bulk: 'छानिएका पङ्क्ति',
  actions: {
    activate: {
      button: 'सक्रिय गर्नुहोस्',
      title: (count) => `${count} सक्रिय गर्ने हो?`,
      text: 'प्रयोगकर्ताले तुरुन्तै देख्छन्।',
    },
    deactivate: {
      button: 'निष्क्रिय गर्नुहोस्',
      title: (count) => `${count} निष्क्रिय गर्ने हो?`,
      text: 'प्रयोगकर्ताले अब देख्दैनन्। केही मेटिँदैन।',
    },
    delete: {
      button: 'मेट्नुहोस्',
      title: (count) => `${count} मेट्ने हो?`,
      text: 'तुरुन्तै हट्छन्। पछि पनि इतिहासबाट सबै एकै पटक फर्काउन सकिन्छ।',
    },
  },
  rows: (count) => `${count} वटा`,
  busy: 'सुरक्षित हुँदै छ…',
  saved: (count) => (count === '०' ? 'छानिएका सबै पहिल्यै यस्तै थिए।' : `${count} वटा बदलियो।`),
  deleted: (count) => `${count} वटा मेटियो।`,
}

export const messages = { en, ne }
