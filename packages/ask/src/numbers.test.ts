import { numberWords } from '@chautari/bikram-sambat/number-words'
import { expect, test } from 'vitest'
import { spelledNumbers } from './data/number-words.ts'
import { quantities } from './index.ts'
import { Lexicon } from './lexicon.ts'
import { readQuestion } from './question.ts'
import { fold } from './spelling.ts'

const lexicon = new Lexicon([quantities.words])
const valuesOf = (text: string) => readQuestion(text, lexicon).numbers.map(({ value }) => value)

test('every number below a hundred is read in English and in Nepali', () => {
  for (let value = 1; value < 100; value++) {
    expect(valuesOf(`${numberWords(value, 'en')} lakh`)).toEqual([value * 1e5])
    expect(valuesOf(`${numberWords(value, 'ne')} लाख`)).toEqual([value * 1e5])
  }
})

const spellings = spelledNumbers.flatMap(([value, list]) =>
  list.split(',').map((spelling) => ({ spelling, value: Number(value) })),
)

test('no spelling means two numbers', () => {
  const keyOf = (spelling: string) => (spelling.length > 4 ? fold(spelling) : spelling)
  for (const [key, found] of Map.groupBy(spellings, ({ spelling }) => keyOf(spelling)))
    expect(new Set(found.map(({ value }) => value)).size, key).toBe(1)
})

test('each spelling is read before a size', () => {
  const below = spellings.filter(({ value }) => value >= 1 && value < 100)
  for (const { spelling, value } of below)
    expect(valuesOf(`${spelling} lakh`), spelling).toEqual([value * 1e5])
})

test.each([
  ['sadhe 2 lakh', 250_000],
  ['पौने दुई तोला', 1.75],
  ['sawa 2 hajar', 2250],
  ['paune lakh', 75_000],
  ['sawa tola', 1.25],
  ['chha lakh', 600_000],
  ['छ वटा तोला', 6],
  ['22 sau', 2200],
  ['two hundred thousand', 200_000],
  ['two thousand and five hundred', 2500],
  ['1 and a half tola', 1.5],
])('%s is one number', (text, value) => {
  expect(valuesOf(text)).toEqual([value])
})

test.each(['kehi lakh', 'couple of lakh', 'thre tola', 'chha tola', 'do tola', 'panue 2 lakh', 'साेढ २ लाख'])(
  'the first word of "%s" is an unread number',
  (text) => {
    expect([...readQuestion(text, lexicon).unread]).toEqual([0])
  },
)

test.each(['price of tola', 'mero 1 lakh', 'aaja ko tola', 'kati chha tola', 'sent 5 lakh'])(
  'no word of "%s" is an unread number',
  (text) => {
    expect([...readQuestion(text, lexicon).unread]).toEqual([])
  },
)
