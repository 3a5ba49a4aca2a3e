import type { UsersWords } from './messages.en.ts'

export const ne: UsersWords = {
  caption: 'प्रयोगकर्ताहरू',
  errorTitle: 'प्रयोगकर्ताहरू ल्याउन सकिएन',
  emptyTitle: 'कुनै प्रयोगकर्ता भेटिएन',
  emptyText: 'अहिलेसम्म कसैले साइन इन गरेको छैन।',
  user: 'प्रयोगकर्ता',
  unknownUser: 'नाम नभएको प्रयोगकर्ता',
  you: '(तपाईं)',
  registered: 'दर्ता मिति',
  lastSignIn: 'पछिल्लो साइन इन',
  status: 'अवस्था',
  active: 'सक्रिय',
  banned: 'रोक लगाइएको',
  never: 'कहिल्यै छैन',
  justNow: 'भर्खरै',
  hoursAgo: (hours) => `${hours} घण्टाअघि`,
  daysAgo: (days) => `${days} दिनअघि`,
  ban: {
    button: 'रोक लगाउनुहोस्',
    buttonOf: (who) => `${who} लाई रोक लगाउनुहोस्`,
    title: 'यो प्रयोगकर्तालाई रोक लगाउने हो?',
    text: (who) =>
      `${who} सबै यन्त्रबाट तुरुन्तै साइन आउट हुनेछन्, र रोक नहटाएसम्म फेरि साइन इन गर्न पाउने छैनन्। साइन इन नगरी सबै औजार चलाउन भने सकिन्छ।`,
    yes: 'रोक लगाउनुहोस्',
    done: (who) => `${who} लाई रोक लगाइयो।`,
  },
  lift: {
    button: 'रोक हटाउनुहोस्',
    buttonOf: (who) => `${who} माथिको रोक हटाउनुहोस्`,
    title: 'यो रोक हटाउने हो?',
    text: (who) => `${who} ले फेरि साइन इन गर्न पाउनेछन्।`,
    yes: 'रोक हटाउनुहोस्',
    done: (who) => `${who} माथिको रोक हटाइयो।`,
  },
  cancel: 'रद्द गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ...',
}
