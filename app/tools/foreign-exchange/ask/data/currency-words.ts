import type { Words } from '@chautari/ask'

/** How people name the currencies that the central bank quotes: English, romanised and Devanagari, separated by commas. */
const currencyWords: Readonly<Record<string, string>> = {
  USD: '$,usd,us$,dollar,us dollar,american dollar,u s dollar,daler,dollor,america ko dollar,america dollar,usa dollar,यूएसडी,डलर,अमेरिकी डलर,अमेरिकन डलर',
  EUR: '€,eur,euro,yuro,युरो',
  GBP: '£,gbp,pound,pounds,british pound,uk pound,pound sterling,sterling,uk ko pound,belayati pound,पाउण्ड,पौण्ड,बेलायती पाउन्ड,बेलायतको पाउन्ड,पाउन्ड स्टर्लिङ',
  CHF: 'chf,franc,swiss franc,स्विस फ्र्याङ्क,फ्र्याङ्क',
  AUD: 'ausi dollar,aud,a$,australian dollar,aus dollar,australia dollar,australia ko dollar,aussie dollar,australian,अस्ट्रेलियन डलर,अस्ट्रेलियाको डलर,अष्ट्रेलियाली डलर',
  CAD: 'cad,canadian dollar,canada dollar,canada ko dollar,क्यानेडियन डलर,क्यानाडाको डलर,क्यानेडाली डलर,क्यानाडियन डलर',
  SGD: 'sgd,singapore dollar,singaporean dollar,singapore ko dollar,सिङ्गापुर डलर,सिङ्गापुरको डलर',
  JPY: '¥,jpy,yen,japanese yen,japan yen,japani yen,japan ko yen,येन,जापानी येन,जापानको येन',
  CNY: 'cny,rmb,yuan,chinese yuan,china yuan,chiniya yuan,china ko yuan,renminbi,युआन,चिनियाँ युआन,चाइनिज युआन,चीनको युआन',
  SAR: 'riyal saudi,rial saudi,रियाल साउदी,साउदी,sar,saudi riyal,saudi rial,saudi,saudi ko riyal,sauid riyal,साउदी रियाल,साउदी रियल,साउदीको रियाल',
  QAR: 'riyal qatar,रियाल कतार,कतार,qar,qatari riyal,qatar riyal,qatari rial,qatar ko riyal,qatari,qatar,कतारी रियाल,कतार रियाल,कतारको रियाल,कतारी रियल',
  THB: 'thb,baht,thai baht,thailand baht,bhat,thai bhat,भाट,थाई भाट',
  AED: 'dubai,दुबई,dirham dubai,aed,dirham,dirams,uae dirham,dubai dirham,emirati dirham,dubai ko dirham,dubai ko paisa,दिराम,दिरहाम,यूएई दिराम,दुबईको दिराम,दुबई दिराम',
  MYR: 'रिङ्गिट,मलेसियन रिङ्गिट,मलेसियाली रिङ्गिट,myr,ringgit,malaysian ringgit,malaysia ringgit,malaysia ko ringgit,malaysia ko paisa,रिङ्गेट,मलेसियन रिङ्गेट,मलेसियाली रिङ्गेट,मलेसियाको रिङ्गेट',
  KRW: 'krw,korean won,korea won,won,south korean won,korean paisa,korea ko won,korea ko paisa,कोरियन वन,कोरियाली वन,वन,दक्षिण कोरियाली वन,कोरियन वोन,वोन,कोरियाको वन',
  SEK: 'sek,swedish krona,swedish kroner,sweden krona,स्विडिस क्रोना',
  DKK: 'dkk,danish krone,danish kroner,denmark krone,डेनिस क्रोन,डेनिस क्रोनर',
  HKD: 'hkd,hong kong dollar,hongkong dollar,hongkong ko dollar,हङकङ डलर,हंगकंग डलर,हङकङको डलर',
  KWD: 'dinar kuwait,kwd,kuwaiti dinar,kuwait dinar,kuwait ko dinar,kuwait,कुवेती दिनार,कुवेत दिनार,कुवेतको दिनार',
  BHD: 'bhd,bahraini dinar,bahrain dinar,bahrain ko dinar,बहराइनी दिनार,बहराइन दिनार,बहराइनको दिनार',
  OMR: 'omr,omani rial,omani riyal,oman rial,oman riyal,oman ko riyal,ओमानी रियाल,ओमान रियाल',
  INR: '₹,inr,indian rupee,indian rupees,indian rs,indian currency,indian,india,ic,bharu,bharatiya rupaiya,bharatiya rupiya,india ko paisa,indian paisa,indian rupaiya,indian rupiya,भारु,भारतीय रुपैयाँ,आइसी,भारतीय',
}

export const words: Words = {
  ...Object.fromEntries(
    Object.entries(currencyWords).map(([code, spellings]) => [`currency:${code}`, spellings]),
  ),
  'currency-family:riyal': 'riyal,riyals,rial,रियाल,रियल',
  'currency-family:dinar': 'dinar,dinars,दिनार',
  'exchange-words':
    'exchange,exchange rate,forex,foreign exchange,currency,currency rate,conversion rate,buying,selling,buy,sell,buying rate,selling rate,bidesi mudra,mudra,kharid,bikri,kinne,bechne,nrb,rastra bank,nepal rastra bank,central bank,satahi,satahi dar,भाउ,विनिमय,विनिमय दर,सटही,सटही दर,विदेशी मुद्रा,मुद्रा,खरिद,बिक्री,किन्ने,बेच्ने,राष्ट्र बैंक,नेपाल राष्ट्र बैंक',
}

/** Currencies of one name, the likelier first: most who are paid in riyals work in Saudi Arabia or Qatar. */
export const families: Readonly<Record<string, readonly string[]>> = {
  riyal: ['SAR', 'QAR'],
  dinar: ['KWD', 'BHD'],
}

/** Countries that stand for their currency. */
export const placeNames = /^(?:saudi|qatar|dubai|kuwait|india|साउदी|कतार|दुबई)$/

/** Names of currencies of several countries. */
export const openNames = /^(?:dol+[ao]rs?|daler|डलर)$/
