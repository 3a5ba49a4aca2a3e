import {
  type Answer,
  type AskContext,
  type Cursor,
  defineAskPart,
  givenSide,
  type NumberPhrase,
  type Outcome,
} from '@chautari/ask'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { rupees } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { staleIn } from '#app/platform/figure-age/figure-age.ts'
import { nepaliCoins, words } from './ask/data/coin-words.ts'
import { messages } from './ask/messages.ne.ts'
import type { loadAskData } from './ask-data.server.ts'
import { coinText, notLegal, priceNpr, priceText } from './conversion.ts'

type CryptoAskData = NonNullable<Awaited<ReturnType<typeof loadAskData>>>

const beside = 'price today now nepal in to from npr convert crypto per this howmany'.split(' ')

/** Not "bitcoin price 2030". */
const isYear = ({ figures = '' }: NumberPhrase) => /^(?:19|20)\d\d$/.test(figures)
/** An amount of money. Coins worth ten times that are meant as money: "1 lakh bitcoin". */
const largest = 1e9

function price(cursor: Cursor, context: AskContext, data: CryptoAskData): Outcome | undefined {
  const taken = cursor.consume('coin:')
  const dollar = cursor.consume('currency:USD')
  const amount = cursor.consumeNumber()
  const coin = taken && data.coins.find(({ id }) => id === taken.value)
  const npr = coin && priceNpr(coin.current_price, data.dollar?.buy)
  if (!coin || !npr || !cursor.isFullyParsed(beside)) return undefined
  const rupee = cursor.find(['npr', 'nepal'])
  const money = dollar ?? rupee
  if ((dollar && rupee) || (amount && (amount.value <= 0 || amount.value > largest))) return undefined
  if (!amount) return answerOf(coin, npr, context, data)
  if (!money && isYear(amount)) return undefined
  // "bitcoin 1000 rupees": the noun that the number counts.
  const side = givenSide(cursor, taken, money, amount) ?? (amount.end === rupee?.start ? 'other' : undefined)
  if (!side || (side === 'one' && !money && amount.value * npr > 10 * largest)) return undefined
  return answerOf(coin, npr, context, data, {
    value: amount.value,
    isInDollars: !!dollar,
    isOfCoin: side === 'one',
  })
}

interface Amount {
  value: number
  isInDollars: boolean
  /** Else it is in money, and coins are asked for. */
  isOfCoin: boolean
}

function answerOf(
  coin: CryptoAskData['coins'][number],
  npr: number,
  context: AskContext,
  { copiedAt, dollar }: CryptoAskData,
  amount?: Amount,
): Outcome {
  const { lang } = context
  const text = messages[lang]
  const name = (lang === 'ne' && nepaliCoins[coin.id]) || coin.name
  const usd = coin.current_price ?? 0
  const parts = amount
    ? converted({ ...coin, name }, amount.isInDollars ? usd : npr, lang, amount)
    : undefined
  return {
    kind: 'answer',
    remarks: [...saidIn(lang, notLegal), ...staleIn(context, nepalDay(new Date(copiedAt)), 0)],
    intent: 'crypto.price',
    result: { coin: coin.id, price: Math.round(npr * 1e6) / 1e6 },
    text: text.price(name, rupees(lang, priceText(lang, npr)), priceText(lang, usd)),
    ...parts,
    reading:
      amount?.isInDollars || !dollar ? text.readingUsd(name) : text.reading(name, dayText(lang, dollar.date)),
    link: pathIn(lang, '/crypto-exchange-rates'),
    asOf: copiedAt,
  }
}

/** Money for coins, or coins for money. One coin in rupees is a price. */
function converted(
  { id, name }: CryptoAskData['coins'][number],
  price: number,
  lang: AskContext['lang'],
  { value, isInDollars, isOfCoin }: Amount,
): Partial<Pick<Answer, 'intent' | 'text' | 'result'>> | undefined {
  const result = isOfCoin ? value * price : value / price
  const shown = isOfCoin ? result : value
  const money = isInDollars ? `US$ ${priceText(lang, shown)}` : rupees(lang, priceText(lang, shown))
  const coins = `${coinText(lang, isOfCoin ? value : result)} ${name}`
  const code = isInDollars ? 'USD' : 'NPR'
  if (isOfCoin && !isInDollars)
    return value === 1
      ? undefined
      : { text: `${coins} = ${money}`, result: { coin: id, price, amount: value } }
  return {
    intent: 'crypto.convert',
    text: isOfCoin ? `${coins} = ${money}` : `${money} = ${coins}`,
    result: {
      amount: value,
      from: isOfCoin ? id : code,
      to: isOfCoin ? code : id,
      result: Number(result.toPrecision(8)),
    },
  }
}

export const ask = defineAskPart<CryptoAskData>({ name: 'crypto-exchange-rates', words, grammars: [price] })
