import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { type AskContext, type Cursor, createAsk, defineAskPart, quantities } from './index.ts'

const context: AskContext = { lang: 'en', today: todayInNepal(new Date('2026-11-24T06:00:00Z')) }

const tea = defineAskPart<{ price: number }>({
  name: 'tea',
  words: { tea: 'tea,chiya,चिया,milk tea', cup: 'cup,glass' },
  grammars: [
    (cursor: Cursor, _, { price }) => {
      if (!cursor.consume('tea')) return undefined
      const count = cursor.consumeNumber()?.value ?? 1
      if (!cursor.isFullyParsed(['price', 'cup', 'today'])) return undefined
      return {
        kind: 'answer',
        remarks: [],
        intent: 'tea.price',
        result: { count, price: count * price },
        text: `${count * price}`,
        reading: 'tea',
        link: '/',
      }
    },
  ],
})

const ask = createAsk([tea, quantities], { tea: { price: 20 }, quantities: {} })
const resultOf = (q: string) => ask(q, context).answers[0]?.result

test.for([
  ['tea price', 1],
  ['3 cups of tea', 3],
  ['tin cup chiya kati ho', 3],
  ['चियाको भाउ कति छ', 1],
  ['२ चिया', 2],
  ['milktea price', 1],
  ['what is the prcie of tea today?', 1],
] as const)('%s is answered', ([q, count]) => {
  expect(resultOf(q)).toEqual({ count, price: count * 20 })
})

test.for(['tea shop', 'tea history', 'kasari banaune chiya', '', '???', 'price'])(
  '%s is not answered: a word stays unexplained, or none is known',
  (q) => {
    expect(ask(q, context)).toEqual({ answers: [] })
  },
)

test('a part without data stays silent, and its words are still known', () => {
  expect(createAsk([tea, quantities], { quantities: {} })('tea price', context).answers).toEqual([])
})

test.for([
  ['5 ropani to sq ft', { from: 'ropani', to: 'square-foot', quantity: 5, result: 27_380 }],
  ['1 bigha kati kattha', { from: 'bigha', to: 'kattha', quantity: 1, result: 20 }],
  ['how many aana in a ropani', { from: 'ropani', to: 'aana', quantity: 1, result: 16 }],
  ['१ तोला कति ग्राम', { from: 'tola', to: 'gram', quantity: 1, result: 11.664 }],
  ['10 aana to gram', { from: 'aana', to: 'gram', quantity: 10, result: 7.29 }],
  ['3 ropani 4 aana in sq ft', { from: 'ropani', to: 'square-foot', quantity: 3.25, result: 17_797 }],
  ['2 tola 4 lal in gram', { from: 'tola', to: 'gram', quantity: 2.04, result: 23.7946 }],
  ['500 sq m to aana', { from: 'square-metre', to: 'aana', quantity: 500, result: 15.7252 }],
  ['tola to gram 3', { from: 'tola', to: 'gram', quantity: 3, result: 34.992 }],
  ['10 kg to pound', { from: 'kilogram', to: 'pound', quantity: 10, result: 22.0462 }],
  ['1 ropani', { from: 'ropani', to: 'square-foot', quantity: 1, result: 5476 }],
  ['1 acre in ropani', { from: 'acre', to: 'ropani', quantity: 1, result: 7.9547 }],
] as const)('%s', ([q, result]) => {
  expect(resultOf(q)).toEqual(result)
})

test('an area is not converted into a weight', () => {
  expect(resultOf('5 ropani to gram')).toBeUndefined()
})

test.for([
  ['10 million in crore', '1 crore'],
  ['1 arab ma kati million', '1,000 million'],
  ['how many lakh in a million', '10 lakh'],
  ['2500000 in lakh', '25 lakh'],
  ['2 lakh 50 hajar in figures', '2,50,000'],
] as const)('%s', ([q, text]) => {
  expect(resultOf(q)?.text).toBe(text)
})

test.for(['million', 'five number'])('%s is no amount', (q) => {
  expect(resultOf(q)).toBeUndefined()
})

test('numbers are put into Nepali groups', () => {
  const inNepali = (q: string) => ask(q, { ...context, lang: 'ne' }).answers[0]?.text
  expect(inNepali('1234567 comma')).toBe('१२,३४,५६७')
  expect(inNepali('५० लाख कति मिलियन')).toBe('५ मिलियन')
})

test('a question is read up to 200 characters', () => {
  expect(resultOf(`${'a '.repeat(100)}tea price`)).toBeUndefined()
  expect(ask('x'.repeat(100_000), context)).toEqual({ answers: [] })
})

test('a number to call is above every other answer, also with a typo', () => {
  const rescue = defineAskPart({
    name: 'rescue',
    words: { rescue: 'chiyababa' },
    grammars: [
      (cursor: Cursor) =>
        cursor.consume('rescue') && {
          kind: 'answer',
          remarks: [],
          intent: 'rescue',
          result: {},
          text: '102',
          call: '102',
          reading: 'rescue',
          link: '/',
        },
    ],
  })
  const parts = [tea, rescue, defineAskPart({ ...rescue, name: 'other', grammars: [() => plainAnswer] })]
  const { answers } = createAsk(parts, { rescue: {}, other: {}, tea: { price: 1 } })('chiyababaa', context)
  expect(answers.map(({ intent }) => intent)).toEqual(['rescue', 'plain'])
})

const plainAnswer = {
  kind: 'answer',
  remarks: [],
  intent: 'plain',
  result: {},
  text: 'plain',
  reading: 'plain',
  link: '/',
} as const
