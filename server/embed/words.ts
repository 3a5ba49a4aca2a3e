/** Texts of the embedded calendar. */
export const words = {
  en: {
    title: (month: string) => `${month} – Nepali calendar`,
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    festivals: 'Festivals and holidays',
    holiday: 'Public holiday',
    limited: 'Holiday for some people or places',
    festival: 'Festival or observed day',
    computed: 'This year is computed: days may move by one.',
    more: 'Nepali calendar at',
  },
  ne: {
    title: (month: string) => `${month} – नेपाली पात्रो`,
    previous: 'अघिल्लो महिना',
    next: 'अर्को महिना',
    today: 'आज',
    festivals: 'चाडपर्व र बिदा',
    holiday: 'सार्वजनिक बिदा',
    limited: 'केही समुदाय वा ठाउँको बिदा',
    festival: 'चाडपर्व वा दिवस',
    computed: 'यो वर्ष गणना गरिएको हो: दिन एक यताउता हुन सक्छ।',
    more: 'नेपाली पात्रो:',
  },
} as const
