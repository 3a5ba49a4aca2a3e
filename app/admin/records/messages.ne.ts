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
    `पहिलो पङ्क्तिमा निर्यात गरिएको फाइलमा जस्तै स्तम्भका नाम हुन्छन्: ${columns}। सबै स्तम्भ नराखे पनि हुन्छ। id भएको पङ्क्तिले त्यही विवरण बदल्छ; id नभएकोले नयाँ थप्छ, वा उही पहिचान भएको विवरण बदल्छ। केही पनि मेटिँदैन। बढीमा २,००० पङ्क्ति।`,
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
}

export const messages = { en, ne }
