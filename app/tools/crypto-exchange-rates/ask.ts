import { type AskContext, type Cover, defineAskPart, type NumberPhrase, type Outcome, type Words } from 'ask'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import { pathIn } from '#app/lib/language.ts'
import { rupees } from '#app/lib/nepali-grouping.ts'
import { coinText, priceText } from './amounts.ts'
import { messages } from './ask/messages.ne.ts'
import { priceNpr } from './conversion.ts'

export interface CryptoAskData {
  coins: readonly Pick<Coin, 'id' | 'symbol' | 'name' | 'current_price'>[]
  /** An instant, ISO 8601. */
  copiedAt: string
  /** NPR for a dollar, the bank's buying rate. */
  dollarNpr: string | undefined
}

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

const words: Words = {
  ...Object.fromEntries(Object.entries(coinWords).map(([id, spellings]) => [`coin:${id}`, spellings])),
  crypto: 'crypto,coin,cryptocurrency,क्रिप्टो,कोइन,क्रिप्टोकरेन्सी',
}

const beside = ['price', 'today', 'now', 'nepal', 'in', 'to', 'npr', 'convert', 'crypto', 'per', 'this']

/** Not "bitcoin price 2030". */
const isAmount = ({ value, figures = '' }: NumberPhrase) =>
  value > 0 && value <= 1e9 && !/^(?:19|20)\d\d$/.test(figures)

function price(cover: Cover, context: AskContext, data: CryptoAskData): Outcome | undefined {
  const taken = cover.take('coin:')
  const amount = cover.takeNumber()
  const coin = taken && data.coins.find(({ id }) => id === taken.value)
  const npr = coin && priceNpr(coin.current_price, data.dollarNpr)
  if (!coin || !npr || coin.current_price === null || (amount && !isAmount(amount))) return undefined
  if (!cover.isExplained(beside)) return undefined
  const { lang } = context
  return {
    kind: 'answer',
    remarks: [],
    intent: 'crypto.price',
    result: { coin: coin.id, price: Math.round(npr * 1e6) / 1e6 },
    text:
      amount && amount.value !== 1
        ? messages[lang].amount(
            coinText(lang, amount.value),
            coin.name,
            rupees(lang, priceText(lang, npr * amount.value)),
          )
        : messages[lang].price(
            coin.name,
            rupees(lang, priceText(lang, npr)),
            priceText(lang, coin.current_price),
          ),
    reading: messages[lang].reading(coin.name),
    link: pathIn(lang, '/crypto-exchange-rates'),
    asOf: data.copiedAt,
  }
}

export const ask = defineAskPart<CryptoAskData>({ name: 'crypto-exchange-rates', words, grammars: [price] })
