import { createAsk, quantities } from '@chautari/ask'
import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

const today = todayInNepal(new Date('2026-11-24T00:15:00Z'))
const alone = createAsk([ask, { ...quantities, grammars: [] }], { [ask.name]: {}, quantities: {} })
const answersTo = (q: string, lang: 'en' | 'ne' = 'en') => alone(q, { lang, today }).answers

test.for([
  ['5-3-2-1 ropani', 'ropani', 'square-foot', 28_599.2656],
  ['5-3-2-1 ropani to sq m', 'ropani', 'square-metre', 2656.9587],
  ['0-4-2-0 ropani in square feet', 'ropani', 'square-foot', 1540.125],
  ['0-4-2-0 ropani how many aana', 'ropani', 'aana', 4.5],
  ['convert 2-10-5 bigha to ropani', 'bigha', 'ropani', 33.448],
  ['2-10-5 bigha', 'bigha', 'square-foot', 183_161.25],
  ['2-10-5 bigha in hectare', 'bigha', 'hectare', 1.7016],
  ['how many sq ft is 5-3-2-1 ropani', 'ropani', 'square-foot', 28_599.2656],
  ['how many ropani in 2-10-5 bigha', 'bigha', 'ropani', 33.448],
  ['5–3–2–1 ropani', 'ropani', 'square-foot', 28_599.2656],
  ['5/3/2/1 ropani', 'ropani', 'square-foot', 28_599.2656],
  ['4-2-1 aana to sq ft', 'aana', 'square-foot', 1561.5156],
  ['5-3-2-1 ropni', 'ropani', 'square-foot', 28_599.2656],
  ['2-10-5 biga kati katha', 'bigha', 'kattha', 50.25],
  ['5-3-2-1 ropani kati sq ft huncha', 'ropani', 'square-foot', 28_599.2656],
  ['5-3-2-1 ropani jagga kati barga feet', 'ropani', 'square-foot', 28_599.2656],
  ['2-10-5 bigha lai ropani ma', 'bigha', 'ropani', 33.448],
  ['५-३-२-१ रोपनी', 'ropani', 'square-foot', 28_599.2656],
  ['५-३-२-१ रोपनी कति वर्ग मिटर', 'ropani', 'square-metre', 2656.9587],
  ['२-१०-५ बिघा कति रोपनी', 'bigha', 'ropani', 33.448],
  ['२-१०-५ बिघामा कति कठ्ठा', 'bigha', 'kattha', 50.25],
  ['०-४-२-० रोपनी जग्गा कति वर्ग फिट हुन्छ', 'ropani', 'square-foot', 1540.125],
] as const)('“%s” is read as parts of a %s', ([q, from, to, result]) => {
  expect(answersTo(q)[0]?.result).toMatchObject({ from, to, result })
})

test.for([
  '2-10-5',
  '3-5 ropani',
  '5-18-2-1 ropani',
  '5-3-2-1-1 ropani',
  '5-3-2-1 sq ft',
  '5-3-2-1 ropani in gram',
  '5-3-2-1 ropani price',
  '5-3-2-1 ropani ko daam kati',
  '5-3-2-1 ropani 4 aana',
  '5-3-2-1 gram',
  '5 ropani',
  'ropani kati ho',
])('“%s” is not answered', (q) => {
  expect(answersTo(q)).toEqual([])
})

test('the answer is in the language asked for, says when it is rounded, and leads to the tool', () => {
  expect(answersTo('5-3-2-1 ropani to sq m')[0]).toMatchObject({
    text: '5-3-2-1 ropani ≈ 2,656.9587 sq m',
    link: '/land-area#area=5-3-2-1&unit=ropani',
  })
  expect(answersTo('२-१०-५ बिघा', 'ne')[0]).toMatchObject({
    text: '२-१०-५ बिघा = १,८३,१६१.२५ वर्ग फिट',
    link: '/ne/land-area#area=2-10-5&unit=bigha',
  })
})
