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
  quickActions: 'छिटो गर्ने काम',
  recentChanges: 'हालैका परिवर्तन',
  allChanges: 'सबै परिवर्तन',
  recentUse: 'हालैको प्रयोग',
  noChanges: 'अहिलेसम्म कसैले केही बदलेको छैन।',
  noUse: 'हालै कुनै प्रयोग भएको छैन',
  system: 'प्रणालीको जानकारी',
  version: 'संस्करण',
  database: 'डाटाबेस',
  databases: { postgres: 'पोस्टग्रेएसक्युएल', embedded: 'सर्भरभित्रै चल्ने पीजीलाइट' },
  auth: 'साइन इन',
  authGoogle: 'गुगल',
  authLink: 'एक पटक चल्ने लिङ्क',
  started: 'सर्भर सुरु भएको समय',
}

export const messages = { en, ne }
