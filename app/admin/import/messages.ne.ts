import { en, type ImportMessages } from './messages.en.ts'

const ne: ImportMessages = {
  choose: 'सीएसभी फाइल',
  template: 'खाली फाइल डाउनलोड गर्नुहोस्',
  reading: 'पङ्क्तिहरू जाँचिँदै छन्…',
  unreadable: 'यो फाइल पढ्न सकिएन।',
  preview: (count) => `${count} पङ्क्ति`,
  willBe: 'हरेक पङ्क्तिको अपेक्षित नतिजा',
  became: 'हरेक पङ्क्तिको नतिजा',
  line: 'पङ्क्ति',
  outcome: 'नतिजा',
  nothing: 'यस फाइलमा सुरक्षित गर्नुपर्ने केही छैन।',
  start: (count) => `${count} पङ्क्ति आयात गर्नुहोस्`,
  importing: 'आयात हुँदै छ…',
  over: (count) => `पुराना ${count} पङ्क्तिमा फाइलकै मान राख्नुहोस्: फाइल बनेपछि सुरक्षित गरिएका कुराको ठाउँमा यही बस्छ`,
  isOver: 'फाइलकै मान राखिन्छ: फाइल बनेपछि सुरक्षित गरिएका कुराको ठाउँमा यही बस्छ',
  field: 'फिल्ड',
  reason: 'कारण',
  download: 'सुरक्षित नहुने पङ्क्ति डाउनलोड गर्नुहोस्',
  finished: 'आयात सकियो।',
  close: 'बन्द गर्नुहोस्',
  other: 'अर्को फाइल छान्नुहोस्',
  drop: 'वा फाइल यहाँ तानेर छोड्नुहोस्।',
  notUtf8: 'यो फाइल यूटीएफ-८ मा छैन। एक्सेलमा “CSV UTF-8” छानेर सुरक्षित गर्नुहोस्।',
  firstLines: (count, all) => `${all} मध्ये पहिला ${count} पङ्क्ति।`,
}

export const messages = { en, ne }
