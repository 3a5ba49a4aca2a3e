import { defineTool } from '#app/lib/tool-manifest.ts'

export const path = '/crypto-exchange-rates'

/** Names in the usage log. */
export const events = {
  open: 'crypto-currency-view',
  rate: 'forex-fetch-for-crypto',
  search: 'crypto-search',
  fetch: 'crypto-fetch',
} as const

export const tool = defineTool({
  slug: 'crypto-exchange-rates',
  name: { en: 'Crypto Rates in NPR', ne: 'नेपाली रुपैयाँमा क्रिप्टो दर' },
  description: {
    en: 'See coin prices in US dollars and Nepali rupees, for learning only.',
    ne: 'क्रिप्टो कोइनको मूल्य अमेरिकी डलर र नेपाली रुपैयाँमा हेर्नुहोस्, जानकारीका लागि मात्र।',
  },
  icon: 'bitcoin',
  category: 'Finance',
  group: 'money',
  order: 6,
  seo: {
    title: {
      en: 'Crypto Prices in Nepali Rupees (Educational Only)',
      ne: 'नेपाली रुपैयाँमा क्रिप्टोको मूल्य (जानकारी मात्र)',
    },
    description: {
      en: 'Coin prices in US dollars and Nepali rupees, refreshed every five minutes. For learning only: trading crypto is illegal in Nepal.',
      ne: 'कोइनको मूल्य अमेरिकी डलर र नेपाली रुपैयाँमा, हरेक पाँच मिनेटमा ताजा। जानकारीका लागि मात्र: नेपालमा क्रिप्टो कारोबार गैरकानुनी छ।',
    },
    keywords: { en: 'bitcoin price in nepal, crypto npr', ne: 'बिटकोइनको मूल्य नेपाल, क्रिप्टो रुपैयाँमा' },
  },
  keywords:
    'crypto,cryptocurrency,coin,bitcoin,btc,ethereum,eth,tether,usdt,solana,dogecoin,price,npr,illegal,bitcoin ko mulya,kripto,क्रिप्टो,क्रिप्टोमुद्रा,बिटकोइन,इथेरियम,कोइन,मूल्य,गैरकानुनी',
  events,
  params: ['amount', 'coin', 'direction'],
  ads: true,
  released: '2026-11-21',
})
