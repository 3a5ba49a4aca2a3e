import { createAsk, quantities } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

const answer = createAsk([ask, quantities], { [ask.name]: {}, [quantities.name]: {} })
const today = todayInNepal(new Date('2026-11-29T06:00:00Z'))
const answersTo = (q: string, lang: 'en' | 'ne' = 'en') => answer(q, { lang, today }).answers
const wordsFor = (q: string, lang: 'en' | 'ne' = 'en') =>
  answersTo(q, lang).find(({ intent }) => intent === 'number.words')?.text

test.for([
  ['12345 in words', 'twelve thousand three hundred forty-five'],
  ['0 in words', 'zero'],
  ['1,25,000 in words', 'one lakh twenty-five thousand'],
  ['125,000 in word', 'one lakh twenty-five thousand'],
  ['write 2575 in words', 'two thousand five hundred seventy-five'],
  ['rs 1050000 in words', 'ten lakh fifty thousand'],
  ['how do you write 1001 in words?', 'one thousand one'],
  ['spell 40500', 'forty thousand five hundred'],
  ['cheque amount 125000 in words', 'one lakh twenty-five thousand'],
  ['1,00,00,00,000 in words', 'one arab'],
  ['1000000000000000 in words', 'ten thousand kharab'],
  ['1250.50 in words', 'Rupees one thousand two hundred fifty and fifty paisa only'],
  ['1250.00 in words', 'one thousand two hundred fifty'],
  ['2 lakh 50 hajar in words', 'two lakh fifty thousand'],
  ['98765 in words nepali ma', 'अन्ठानब्बे हजार सात सय पैँसट्ठी'],
  ['98765 english ma akshar', 'ninety-eight thousand seven hundred sixty-five'],
] as const)('%s', ([q, text]) => {
  expect(wordsFor(q)).toBe(text)
})

test.for([
  ['१२३४५ अक्षरमा', 'बाह्र हजार तीन सय पैँतालीस'],
  ['१,५०,००० लाई अक्षरमा', 'एक लाख पचास हजार'],
  ['रु ७५५०० अक्षरमा कसरी लेख्ने', 'पचहत्तर हजार पाँच सय'],
  ['अक्षरेपी २,४५,०००', 'दुई लाख पैँतालीस हजार'],
  ['चेकमा २५०५०० अक्षरमा', 'दुई लाख पचास हजार पाँच सय'],
  ['१२५०.५० अक्षरमा', 'एक हजार दुई सय पचास रुपैयाँ पचास पैसा मात्र'],
  ['९९ शब्दमा', 'उनान्सय'],
  ['125000 lai akshar ma', 'एक लाख पच्चीस हजार'],
  ['150000 lai akshyar ma lekhne', 'एक लाख पचास हजार'],
  ['5,25,750 akshar ma kasari lekhne', 'पाँच लाख पच्चीस हजार सात सय पचास'],
  ['akchhar ma 2575', 'दुई हजार पाँच सय पचहत्तर'],
  ['78650 sabda ma', 'अठहत्तर हजार छ सय पचास'],
  ['aksharepi 500', 'पाँच सय'],
] as const)('%s in Nepali', ([q, text]) => {
  expect(wordsFor(q, 'ne')).toBe(text)
})

test.for([
  '1250.505 in words',
  '-500 in words',
  '10000000000000000 in words',
  'in words',
  'wise words',
  '5 words of love',
  'akshar kati cha',
  '2083-8-5 in words',
  '12345',
  'cheque 12345 bounce',
])('%s has no words', (q) => {
  expect(wordsFor(q)).toBeUndefined()
})

test('the answer has the form of a cheque beside it, and carries the amount in the fragment alone', () => {
  expect(answersTo('125000 akshar ma', 'ne')[0]).toMatchObject({
    result: { value: 125_000, text: 'एक लाख पच्चीस हजार' },
    details: ['एक लाख पच्चीस हजार रुपैयाँ मात्र'],
    reading: '१,२५,०००',
    link: '/ne/number-to-words#125000',
  })
})
