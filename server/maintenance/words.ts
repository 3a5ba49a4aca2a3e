export const words = {
  en: {
    title: 'We will be back soon',
    again: 'Try again',
    other: 'नेपाली',
    language: 'यो पृष्ठ नेपालीमा हेर्नुहोस्',
  },
  ne: {
    title: 'हामी छिट्टै फर्किन्छौँ',
    again: 'फेरि प्रयास गर्नुहोस्',
    other: 'English',
    language: 'View this page in English',
  },
} as const
