import { type CalendarMessages, en } from './messages.en.ts'

const ne: CalendarMessages = {
  title: 'नेपाली पात्रो',
  subtitle: 'विक्रम संवत्‌का महिना चाडपर्व, सार्वजनिक बिदा, तिथि र अङ्ग्रेजी तारिखसहित',
  seo: {
    year: (year) => `वि.सं. ${year} – वर्षभरिको नेपाली पात्रो`,
    yearAbout: (year, span) =>
      `वि.सं. ${year} (${span}) का बाह्रै महिना एकै पृष्ठमा: हेर्न र छाप्न मिल्ने, चाडपर्व र सार्वजनिक बिदासहित।`,
    month: (month, span) => `${month} – नेपाली पात्रो, ${span}`,
    monthAbout: (month, span) =>
      `${month} (${span}) को नेपाली पात्रो: हरेक दिनको अङ्ग्रेजी तारिख र तिथि, चाडपर्व र सार्वजनिक बिदासहित।`,
    day: (day, ad) => `${day} – नेपाली पात्रो, ${ad}`,
    dayAbout: (day, ad, weekday) =>
      `वि.सं. ${day} मा ${weekday}, ${ad} पर्छ। तिथि, नक्षत्र, काठमाडौँको सूर्योदय र सूर्यास्त, चाडपर्व र बिदा।`,
  },
  previousMonth: 'अघिल्लो महिना',
  nextMonth: 'अर्को महिना',
  previousYear: 'अघिल्लो वर्ष',
  nextYear: 'अर्को वर्ष',
  today: 'आज',
  wholeYear: (year) => `${year} वर्षभरि`,
  year: 'वर्ष',
  month: 'महिना',
  show: 'हेर्नुहोस्',
  choose: 'महिना वा मिति छान्नुहोस्',
  goToDay: 'यो मितिमा जानुहोस् (वि.सं.)',
  print: 'छाप्नुहोस्',
  yearTitle: (year) => `वि.सं. ${year} को पात्रो`,
  keys: 'तीर कुञ्जीले दिन र हप्ता, पेज अप र पेज डाउनले महिना, शिफ्टसँग थिचे वर्ष सर्छ। एन्टरले त्यो दिन देखाउँछ।',
  publishedYear: 'प्रकाशित पात्रोले बिदा भनी देखाएका दिन यहाँ देखाइएका छन्।',
  legend: 'सङ्केतहरू',
  marks: {
    all: 'सार्वजनिक बिदा',
    some: 'केही समुदाय वा ठाउँको बिदा',
    festival: 'चाडपर्व वा दिवस',
  },
  holidayShort: 'बिदा',
  festivalsOf: (month) => `${month} का चाडपर्व र बिदा`,
  later: (month) => `दशैँ, तिहार र ${month} सम्मका सबै`,
  great: 'ठूला चाड',
  inDays: (days, text) => (days === 0 ? 'आज' : days === 1 ? 'भोलि' : `${text} दिनमा`),
  noFestivals: 'यस सूचीको कुनै चाडपर्व यो महिनामा पर्दैन।',
  monthsOf: (year) => `वि.सं. ${year} का महिना`,
  sheet: {
    label: 'छानिएको दिन',
    tithi: 'तिथि',
    paksha: { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' },
    nakshatra: 'नक्षत्र',
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    festivals: 'चाडपर्व र बिदा',
    none: 'हाम्रो सूचीमा यस दिन चाडपर्व वा बिदा छैन।',
    computedNote:
      'काठमाडौँको सूर्योदयअनुसार गणना गरिएको। २०८३ को एउटा पात्रोमा छापिएका सकिने समयमध्ये १०० मा ९७ हाम्रोसँग एक मिनेटभित्र मिल्छन्; अरू पात्रोमा केही मिनेट फरक पर्न सक्छ।',
  },
  sources: {
    marked: (names) => `बिदा भनी देखाउने: ${names}`,
    dated: (names) => `मितिको स्रोत: ${names}`,
    ministry: 'गृह मन्त्रालयको बिदाको सूचना',
    reports: 'समाचार',
    ratopati: 'रातोपाटी',
    rat32: 'RAT32 को पात्रो',
    'nepali-patro': 'नेपाली पात्रो (एप)',
    'hamro-patro': 'हाम्रो पात्रो',
  },
}

export const messages = { en, ne }
