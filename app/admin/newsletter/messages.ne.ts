import { en, type NewsletterMessages } from './messages.en.ts'

const ne: NewsletterMessages = {
  caption: 'सदस्यहरू, सबैभन्दा नयाँ पहिले',
  errorTitle: 'सदस्य ल्याउन सकिएन',
  emptyTitle: 'कुनै सदस्य भेटिएन',
  emptyText: 'अहिलेसम्म कसैले न्युजलेटरको सदस्यता लिएको छैन।',
  download: 'सीएसभी डाउनलोड गर्नुहोस्',
  downloading: 'डाउनलोड हुँदै छ…',
  downloaded: 'फाइल डाउनलोड भयो।',
  columnTitles: {
    email: 'इमेल',
    city: 'सहर',
    country: 'देश',
    created_at: 'सदस्यता लिएको',
    delivery: 'पठाएको अवस्था',
  },
  unknown: 'थाहा छैन',
  show: 'देखाउने',
  all: 'सबै',
  filters: {
    subscribed: 'सदस्य रहेका',
    unsubscribed: 'सदस्यता छोडेका',
    failed: 'सेवामा पठाउन नसकिएका',
    waiting: 'पठाउन बाँकी',
  },
  saving: 'पर्खनुहोस्…',
  dialogs: {
    resend: {
      button: 'फेरि पठाउनुहोस्',
      buttonOf: (email) => `${email} फेरि पठाउनुहोस्`,
      title: 'फेरि पठाउने हो?',
      text: (email) => `${email} को सदस्यता न्युजलेटर सेवामा फेरि पठाइन्छ।`,
      done: 'एक मिनेटभित्र फेरि पठाइन्छ।',
    },
    unsubscribe: {
      button: 'सदस्यता हटाउनुहोस्',
      buttonOf: (email) => `${email} को सदस्यता हटाउनुहोस्`,
      title: 'यो ठेगानाको सदस्यता हटाउने हो?',
      text: (email) =>
        `${email} अब सेवामा पठाइँदैन, र फेरि सदस्यता त्यस ठेगानाको धनीले मात्र लिन सक्छ। न्युजलेटर सेवामा यो ठेगाना पुगिसकेको छ भने त्यहाँबाट पनि हटाउनुहोस्।`,
      done: 'सदस्यता हटाइयो।',
    },
    delete: {
      button: 'मेट्नुहोस्',
      buttonOf: (email) => `${email} मेट्नुहोस्`,
      title: 'यो सदस्य मेट्ने हो?',
      text: (email) =>
        `${email} का सबै विवरण सधैँका लागि मेटिन्छन्, सदस्यता छोडेको कुरा पनि: त्यसपछि यो ठेगाना फाराममा फेरि लेखियो भने सोधपुछबिनै सदस्यता सुरु हुन्छ। न्युजलेटर सेवामा यो ठेगाना छ भने त्यहाँबाट पनि हटाउनुहोस्।`,
      done: 'सदस्य मेटियो।',
    },
  },
  unsubscribed: (when) => `सदस्यता छोडेको: ${when}`,
  states: {
    none: 'सेवामा नपठाइएको',
    waiting: 'पर्खिँदै',
    retrying: 'फेरि प्रयास हुँदै',
    delivered: 'पठाइयो',
    failed: 'पठाउन सकिएन',
  },
  lastError: (error) => `पछिल्लो त्रुटि: ${error}`,
  troubles: {
    unreachable: 'सेवासम्म पुग्न सकिएन',
    'too-slow': 'सेवाले समयमा जवाफ दिएन',
    redirected: 'सेवाले अर्कै ठेगानामा पठायो',
    limited: 'सेवामा धेरै पटक पठाइयो',
    refused: 'सेवाले मानेन',
  },
  trouble: (text, status) => `${text} (${status})`,
}

export const messages = { en, ne }
