import { type Lang, textIn } from '#app/lib/language.ts'
import type { Rate } from './rates-day.ts'

const nepaliNames: Readonly<Record<string, string>> = {
  INR: 'भारतीय रुपैयाँ',
  USD: 'अमेरिकी डलर',
  EUR: 'युरो',
  GBP: 'बेलायती पाउन्ड स्टर्लिङ',
  CHF: 'स्विस फ्र्याङ्क',
  AUD: 'अस्ट्रेलियन डलर',
  CAD: 'क्यानेडियन डलर',
  SGD: 'सिङ्गापुर डलर',
  JPY: 'जापानी येन',
  CNY: 'चिनियाँ युआन',
  SAR: 'साउदी रियाल',
  QAR: 'कतारी रियाल',
  THB: 'थाई भाट',
  AED: 'यूएई दिराम',
  MYR: 'मलेसियाली रिङ्गेट',
  KRW: 'दक्षिण कोरियाली वन',
  SEK: 'स्विडिस क्रोना',
  DKK: 'डेनिस क्रोन',
  HKD: 'हङकङ डलर',
  KWD: 'कुवेती दिनार',
  BHD: 'बहराइनी दिनार',
  OMR: 'ओमानी रियाल',
}

/** The bank's own name, or the Nepali one where it is known. */
export function currencyName(lang: Lang, { iso3, name }: Pick<Rate['currency'], 'iso3' | 'name'>) {
  return textIn(lang, name, nepaliNames[iso3] ?? null)
}
