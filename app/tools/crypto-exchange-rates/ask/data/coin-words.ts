import type { Words } from '@chautari/ask'

/** Further names of the coins that the site lists. */
const coinWords: Readonly<Record<string, string>> = {
  bitcoin: 'bitcoin,bitcoins,bit coin,btc,bitkoin,बिटकोइन,बिट कोइन,बिटक्वाइन,बिटकॉइन,बीटीसी',
  ethereum: 'ethereum,eth,ether,etherium,इथेरियम,इथर,एथेरियम',
  ripple: 'ripple,xrp,रिपल',
  tether: 'tether,usdt,टेदर,यूएसडीटी',
  binancecoin: 'bnb,binance coin,binancecoin,binance,बिनान्स कोइन,बाइनान्स कोइन,बिनान्स,बीएनबी',
  solana: 'solana,sol,सोलाना',
  'usd-coin': 'usdc,usd coin',
  dogecoin: 'dogecoin,doge,doge coin,dodge coin,डोजकोइन,डोज कोइन,डोज',
  cardano: 'cardano,ada,कार्डानो',
  tron: 'tron,trx,ट्रोन',
}

/** The usual Nepali names; of other coins the source's. */
export const nepaliCoins: Readonly<Record<string, string>> = {
  bitcoin: 'बिटकोइन',
  ethereum: 'इथेरियम',
  ripple: 'एक्सआरपी',
  tether: 'टेदर',
  binancecoin: 'बीएनबी',
  solana: 'सोलाना',
  'usd-coin': 'यूएसडीसी',
  dogecoin: 'डोजकोइन',
  cardano: 'कार्डानो',
  tron: 'ट्रोन',
}

export const words: Words = {
  ...Object.fromEntries(Object.entries(coinWords).map(([id, spellings]) => [`coin:${id}`, spellings])),
  crypto: 'crypto,coin,cryptocurrency,क्रिप्टो,कोइन,क्रिप्टोकरेन्सी',
}
