import { en, type NoSuchDayMessages } from './messages.en.ts'

const ne: NoSuchDayMessages = {
  nothingHere: 'यो पात्रोमा त्यस्तो दिन छैन।',
  range:
    'यसमा २००० वैशाखदेखि २०९० चैतसम्म छ: ठेगानामा वर्ष, १ देखि १२ सम्मको महिना र त्यो महिनाको गते हुन्छ, अङ्ग्रेजी अङ्कमा।',
  monthLength: (month, days) => `${month} मा ${days} दिन छन्।`,
  months: (year) => `${year} का महिना १ (वैशाख) देखि १२ (चैत) सम्म हुन्छन्।`,
  open: (place) => `${place} को पात्रो खोल्नुहोस्`,
  toThisMonth: 'यो महिनाको पात्रो खोल्नुहोस्',
}

export const messages = { en, ne }
