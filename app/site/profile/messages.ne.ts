import type { ProfileWords } from './messages.en.ts'

export const ne: ProfileWords = {
  title: 'मेरो प्रोफाइल',
  signedOut: 'साइन इन गरिएको छैन',
  purpose:
    'प्रोफाइलमा तपाईंले साइन इन गरेको खाताको नाम, इमेल ठेगाना र तस्बिर देखिन्छ। कुनै औजारलाई खाता चाहिँदैन: साइटका अरू सबै कुरा त्यसबिनै खुला छन्।',
  home: 'गृहपृष्ठमा फर्कनुहोस्',
}
