import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'qr-builder-view', make: 'qr-builder' } as const

export const tool = defineTool({
  slug: 'qr-builder',
  name: { en: 'Bank & Wallet QR Builder', ne: 'बैंक र वालेट क्यूआर बनाउने औजार' },
  description: {
    en: 'Make a payment QR code for eSewa, Khalti or a bank account and save it as an image.',
    ne: 'इसेवा, खल्ती वा बैंक खाताका लागि भुक्तानी क्यूआर कोड बनाउनुहोस् र तस्बिरका रूपमा राख्नुहोस्।',
  },
  icon: 'qr-code',
  category: 'Finance',
  group: 'money',
  order: 1,
  seo: {
    title: {
      en: 'eSewa, Khalti and Bank QR Code Builder for Nepal',
      ne: 'इसेवा, खल्ती र बैंकको क्यूआर कोड बनाउनुहोस्',
    },
    description: {
      en: 'Make a payment QR code for eSewa, Khalti or any Nepali bank account. Download it as an image or print it. Free, with no sign-up.',
      ne: 'इसेवा, खल्ती वा कुनै पनि नेपाली बैंक खाताको भुक्तानी क्यूआर कोड बनाउनुहोस् र डाउनलोड गर्नुहोस् वा छाप्नुहोस्। निःशुल्क, दर्ता गर्नुपर्दैन।',
    },
    keywords: {
      en: 'esewa qr code, khalti qr, bank qr nepal, qr code reader',
      ne: 'इसेवा क्यूआर कोड, खल्ती क्यूआर, बैंक क्यूआर नेपाल, क्यूआर पढ्ने',
    },
  },
  keywords:
    'qr,qr code,payment,pay,scan,bank,wallet,esewa,khalti,mobile banking,standee,shop,merchant,receive money,bhuktani,paisa line,khata,kyuar,scan qr,qr reader,read qr,qr scanner,check qr,qr padhne,qr scan garne,क्यूआर,क्यूआर कोड,भुक्तानी,बैंक,बैङ्क,वालेट,इसेवा,खल्ती,खाता,पैसा,क्यूआर पढ्ने,क्यूआर स्क्यान,क्यूआर जाँच्ने',
  events,
  postBytes: 12_288,
  ads: true,
  released: '2026-11-21',
})
