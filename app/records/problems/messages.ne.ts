import { en, type ProblemMessages } from './messages.en.ts'

const ne: ProblemMessages = {
  subjects: {
    nrbUrl: 'विनिमय दर',
    metalsUrl: 'सुनचाँदीको भाउ',
    coinGeckoUrl: 'क्रिप्टोको मूल्य',
    newsletterWebhookUrl: 'न्युजलेटरका सदस्यता',
    'forex-prefetch': 'विनिमय दर ल्याउने काम',
    'forex-history': 'एक वर्षको विनिमय दर ल्याउने काम',
    metals: 'सुनचाँदीको भाउ ल्याउने काम',
    'newsletter-delivery': 'न्युजलेटरका सदस्यता पठाउने काम',
    'usage-partitions': 'प्रयोगको लग तयार पार्ने काम',
    'usage-retention': 'प्रयोगका पुराना विवरण मेटाउने काम',
    'unused-uploads': 'प्रयोग नभएका तस्बिर मेट्ने काम',
    'data-releases': 'खुला डाटाका संस्करण राख्ने काम',
    'embedded-dump': 'डाटाबेसको दैनिक ब्याकअप',
    problems: 'समस्या जाँच्ने काम',
    smtp: 'इमेल पठाउने काम',
  },
  reasons: {
    silent: 'जवाफ आएको छैन',
    late: 'नयाँ तथ्याङ्क आएको छैन',
    held: 'नयाँ तथ्याङ्क जाँच नहुन्जेल रोकिएको छ',
    failed: 'सफल भएन',
    overdue: 'तोकिएको समयमा चलेन',
  },
  effects: {
    nrbUrl: 'प्रयोगकर्ताले पछिल्लो पटक आएको दर मितिसहित देख्छन्।',
    metalsUrl: 'प्रयोगकर्ताले पछिल्लो पटक आएको दिनको भाउ देख्छन्।',
    coinGeckoUrl: 'प्रयोगकर्ताले पछिल्लो पटक आएको मूल्य देख्छन्, कति पुरानो हो भन्ने पनि।',
    newsletterWebhookUrl: 'प्रयोगकर्ताले सदस्यता लिन सक्छन्; ठेगाना राखिन्छ, तर अहिले सेवामा पठाइएको छैन।',
    job: 'प्रयोगकर्ताले अहिले केही फरक देख्दैनन्।',
    'usage-partitions': 'हप्तौँसम्म यस्तै रह्यो भने भ्रमण गनिँदैन।',
    'usage-retention': 'गोपनीयता नीतिमा भनिएभन्दा बढी समय विवरण रहन्छ।',
    backup: 'प्रयोगकर्ताले केही फरक देख्दैनन्, तर नयाँ ब्याकअप छैन।',
    smtp: 'प्रयोगकर्तालाई इमेलमा कोड र लिङ्क पुग्दैन।',
  },
  mail: {
    subjects: {
      begun: (site, count) => `${site}: ${count} वटा समस्या`,
      recovered: (site) => `${site}: समस्या हट्यो`,
      still: (site) => `${site}: समस्या कायमै छ`,
    },
    intro: 'सर्भरले नियमित जाँच गर्दा यो भेटियो।',
    begun: 'नयाँ समस्या',
    still: 'अझै कायम समस्या',
    recovered: 'समाधान भएको',
    since: (title, when, effect) => `${title} (${when} देखि)। ${effect}`,
    over: (name, from, to) => `${name}: ${from} देखि ${to} सम्म`,
    action: 'व्यवस्थापन प्यानल खोल्नुहोस्',
    plainLink: 'बटन चलेन भने यो ठेगाना खोल्नुहोस्:',
    why: 'यो इमेल यस साइटका सबै सञ्चालकलाई जान्छ; समस्या लम्बियो भने दिनको एक पटक मात्र।',
  },
}

export const messages = { en, ne }
