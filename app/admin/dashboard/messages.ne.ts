import { type DashboardMessages, en } from './messages.en.ts'

const ne: DashboardMessages = {
  counted: {
    users: 'प्रयोगकर्ता',
    tools: 'औजार',
    banks: 'बैंक',
    carriers: 'मोबाइल सेवा प्रदायक',
    providers: 'इन्टरनेट सेवा प्रदायक',
  },
  loading: 'लोड हुँदै छ…',
  notLoaded: 'लोड गर्न सकिएन',
  toDo: 'गर्न बाँकी',
  nothingToDo: 'गर्न बाँकी केही छैन।',
  quickActions: 'छिटो गर्ने काम',
  acts: {
    addBank: 'बैंक थप्नुहोस्',
    addPlan: 'प्याकेज थप्नुहोस्',
    verifyPlans: 'प्याकेज प्रमाणित गर्नुहोस्',
    decideReports: 'गल्तीका खबरमा निर्णय गर्नुहोस्',
    makeSitemap: 'साइटम्याप बनाउनुहोस्',
    backUp: 'अहिले ब्याकअप गर्नुहोस्',
    backingUp: 'ब्याकअप हुँदै छ…',
    backedUp: (file) => `ब्याकअप बन्यो: ${file}`,
  },
  recentChanges: 'हालैका परिवर्तन',
  allChanges: 'सबै परिवर्तन',
  noChanges: 'अहिलेसम्म कसैले केही बदलेको छैन।',
  system: 'प्रणालीको जानकारी',
  version: 'संस्करण',
  build: (version, build) => `${version}, बिल्ड ${build}`,
  database: 'डाटाबेस',
  databases: { postgres: 'पोस्टग्रेएसक्युएल', embedded: 'सर्भरभित्रै चल्ने पीजीलाइट' },
  auth: 'साइन इन',
  authBy: { google: 'गुगल', email: 'इमेल', link: 'एक पटक चल्ने लिङ्क' },
  started: 'सर्भर सुरु भएको समय',
}

export const messages = { en, ne }
