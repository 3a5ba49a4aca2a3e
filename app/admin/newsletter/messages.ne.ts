import { en, type NewsletterMessages } from './messages.en.ts'

const ne: NewsletterMessages = {
  caption: 'सदस्यहरू, सबैभन्दा नयाँ पहिले',
  errorTitle: 'सदस्य ल्याउन सकिएन',
  emptyTitle: 'कुनै सदस्य भेटिएन',
  emptyText: 'अहिलेसम्म कसैले न्युजलेटरको सदस्यता लिएको छैन।',
  download: 'सीएसभी डाउनलोड गर्नुहोस्',
  downloading: 'डाउनलोड हुँदै छ…',
  downloaded: 'फाइल डाउनलोड भयो।',
  heads: {
    email: 'इमेल',
    city: 'सहर',
    country: 'देश',
    created_at: 'सदस्यता लिएको',
    delivery: 'पठाएको अवस्था',
  },
  unknown: 'थाहा छैन',
  unsubscribed: (when) => `सदस्यता छोडेको: ${when}`,
  states: {
    none: 'सेवामा नपठाइएको',
    waiting: 'पर्खिँदै',
    retrying: 'फेरि प्रयास हुँदै',
    delivered: 'पठाइयो',
    failed: 'पठाउन सकिएन',
  },
  attempts: (count) => `${count} पटक प्रयास`,
  next: (when) => `अर्को प्रयास: ${when}`,
  lastError: (error) => `पछिल्लो त्रुटि: ${error}`,
}

export const messages = { en, ne }
