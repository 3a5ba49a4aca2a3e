import type { NoSuchDayWords } from './messages.en.ts'

export const ne: NoSuchDayWords = {
  nothingHere:
    'यो पात्रोमा त्यस्तो दिन छैन। यसमा २००० वैशाखदेखि २०९० चैतसम्म छ: ठेगानामा वर्ष, १ देखि १२ सम्मको महिना र त्यो महिनाको गते हुन्छ, अङ्ग्रेजी अङ्कमा।',
  toThisMonth: 'यो महिनाको पात्रो खोल्नुहोस्',
}
