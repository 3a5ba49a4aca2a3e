import { defineTool } from '#app/lib/tool-manifest.ts'
import { events } from './tool-names.ts'

export const tool = defineTool({
  slug: 'foreign-exchange',
  name: { en: 'Foreign Exchange Rates', ne: 'विदेशी विनिमय दर' },
  description: {
    en: 'Look up the buying and selling rates published by Nepal Rastra Bank for any date.',
    ne: 'नेपाल राष्ट्र बैंकले प्रकाशित गरेको खरिद र बिक्री दर जुनसुकै मितिको हेर्नुहोस्।',
  },
  icon: 'currency-dollar',
  category: 'Finance',
  group: 'money',
  order: 4,
  seo: {
    title: {
      en: 'Nepal Rastra Bank Exchange Rates Today and by Date',
      ne: 'नेपाल राष्ट्र बैंकको विनिमय दर: आज र मितिअनुसार',
    },
    description: {
      en: 'Official Nepal Rastra Bank buying and selling rates for the US dollar, euro, pound and more. Pick any past date to compare.',
      ne: 'अमेरिकी डलर, युरो, पाउन्डलगायत मुद्राको नेपाल राष्ट्र बैंकले तोकेको खरिद र बिक्री दर। तुलनाका लागि पुरानो मिति पनि छान्नुहोस्।',
    },
    keywords: { en: 'nrb exchange rate, usd to npr today', ne: 'राष्ट्र बैंक विनिमय दर, डलरको भाउ आज' },
  },
  keywords:
    'forex,exchange rate,foreign exchange,currency,money,dollar,usd,euro,pound,riyal,ringgit,inr,npr,nrb,nepal rastra bank,remittance,buy,sell,dollar ko bhau,binimaya dar,bidesi mudra,paisa,विनिमय दर,विदेशी मुद्रा,डलर,युरो,पाउन्ड,रियाल,राष्ट्र बैंक,रेमिट्यान्स,भाउ,बैङ्क',
  events,
  params: ['date', 'date-bs', 'amount', 'currency', 'direction'],
  ads: true,
  released: '2026-11-21',
})
