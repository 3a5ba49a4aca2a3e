/** Nepali names by ISO 4217 code. */
export const nepaliNames: Readonly<Record<string, string>> = {
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

/** English names where the bank's own is not the usual one (ISO 4217). */
export const englishNames: Readonly<Record<string, string>> = {
  USD: 'US Dollar',
  EUR: 'Euro',
  GBP: 'Pound Sterling',
  SAR: 'Saudi Riyal',
  AED: 'UAE Dirham',
  SEK: 'Swedish Krona',
  DKK: 'Danish Krone',
  KWD: 'Kuwaiti Dinar',
  BHD: 'Bahraini Dinar',
}
