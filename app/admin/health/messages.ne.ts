import { en, type HealthMessages } from './messages.en.ts'

const ne: HealthMessages = {
  loading: 'लोड हुँदै छ…',
  errorTitle: 'साइटको अवस्था ल्याउन सकिएन',
  problems: 'अहिलेका समस्या',
  noProblems: 'कुनै समस्या छैन।',
  checked: (when) => `पछिल्लो जाँच: ${when}`,
  neverChecked: 'अहिलेसम्म जाँच चलेको छैन।',
  checkLate: 'जाँच तोकिएको समयमा चलेन, त्यसैले अहिले समस्या छ कि छैन थाहा छैन। तोकिएका काम चलिरहेका छन् कि छैनन् हेर्नुहोस्।',
  mails: {
    on: 'समस्या सुरु हुँदा र हट्दा सञ्चालकलाई इमेल जान्छ।',
    off: 'समस्याबारे इमेल पठाउने व्यवस्था बन्द छ (ALERT_MAILS)।',
    'no-server': 'इमेल सर्भर (SMTP_URL) नराखिएकाले समस्याबारे इमेल जाँदैन।',
  },
  since: (when) => `${when} देखि`,
  lastSeen: (when) => `पछिल्लो पटक ${when} मा देखिएको`,
  recovered: 'पछिल्लो ७ दिनमा हटेका समस्या',
  nothingRecovered: 'पछिल्लो ७ दिनमा केही छैन।',
  fromTo: (from, to) => `${from} देखि ${to} सम्म`,
  sources: 'तथ्याङ्कका स्रोत',
  sourcesHint: 'एक घण्टासम्म नयाँ तथ्याङ्क वा जवाफ नआए स्रोतलाई समस्यामा गनिन्छ।',
  states: {
    working: 'ठीक छ',
    late: 'ढिलो भएको',
    silent: 'जवाफ छैन',
    off: 'सेट गरिएको छैन',
    unknown: 'अहिले थाहा छैन',
  },
  newest: 'सबैभन्दा नयाँ तथ्याङ्क',
  lastTry: 'पछिल्लो पटक सोधिएको',
  jobs: 'तोकिएको समयमा चल्ने काम',
  lastRun: 'पछिल्लो पटक चलेको',
  lastOk: 'पछिल्लो पटक सफल',
  nextRun: 'अर्को पटक चल्ने',
  ok: 'सफल',
  failed: 'असफल',
  notRunYet: 'अहिलेसम्म चलेको छैन',
  unknown: 'थाहा छैन',
}

export const messages = { en, ne }
