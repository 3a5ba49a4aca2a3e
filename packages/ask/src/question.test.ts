import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import type { AskContext } from './ask.ts'
import { consumeDate } from './dates.ts'
import { Lexicon } from './lexicon.ts'
import { Cursor, readQuestion } from './question.ts'
import { typosBetween } from './spelling.ts'
import { tokensOf } from './tokens.ts'

const lexicon = new Lexicon([{ 'festival:dashain': 'dashain,bada dashain', 'festival:holi': 'holi' }])
const read = (text: string) => readQuestion(text, lexicon)
const context: AskContext = { lang: 'en', today: todayInNepal(new Date('2026-11-24T06:00:00Z')) }

test('dates, numbers, words and signs become tokens; digits become Latin', () => {
  expect(tokensOf('२०५२-०५-०१ को 1,50,000.50 usd? $5 2nd')).toEqual([
    { kind: 'date', text: '2052-05-01' },
    { kind: 'word', text: 'को' },
    { kind: 'number', text: '150000.50' },
    { kind: 'word', text: 'usd' },
    { kind: 'mark', text: '$' },
    { kind: 'number', text: '5' },
    { kind: 'number', text: '2' },
  ])
})

test.for([
  ['250', 250],
  ['2 lakh 50 hajar', 250_000],
  ['1.5 lakh', 150_000],
  ['10k', 10_000],
  ['डेढ', 1.5],
  ['पाँच लाख', 500_000],
  ['ek', 1],
] as const)('%s is the number %d', ([text, value]) => {
  const { numbers, words } = read(text)
  expect(numbers.map((number) => number.value)).toEqual([value])
  expect(numbers[0]?.end).toBe(words.length)
})

test('two numbers side by side are two', () => {
  expect(read('10 20').numbers.map(({ value }) => value)).toEqual([10, 20])
})

test.for([
  ['toal', 'tola', 1],
  ['dashian', 'dashain', 1],
  ['ambulanc', 'ambulance', 1],
  ['bold', 'gold', undefined],
  ['sun', 'son', undefined],
  ['holy', 'holi', undefined],
] as const)('%s for %s: %s typos', ([typed, word, typos]) => {
  expect(typosBetween(typed, word)).toBe(typos)
})

test.for(['dashain', 'dashian', 'badadashain', 'dashainko', 'DASHAIN', 'dasain'])(
  '%s names the festival',
  (text) => {
    expect(new Cursor(read(text)).consume('festival:')?.value).toBe('dashain')
  },
)

test('a doubled letter is no slip in a short word, which is known by its spelling only', () => {
  expect(new Cursor(read('holii')).consume('festival:')).toMatchObject({ value: 'holi', typos: 0 })
  expect(new Cursor(read('hole')).consume('festival:')).toBeUndefined()
})

test.for([
  ['2052-05-01', 'bs', '2052-5-1'],
  ['1 bhadra 2052', 'bs', '2052-5-1'],
  ['2052 saal bhadau 1 gate', 'bs', '2052-5-1'],
  ['052 bhadra 1', 'bs', '2052-5-1'],
  ['२०५२ भदौ १', 'bs', '2052-5-1'],
  ['17 August 1995', 'ad', '1995-8-17'],
  ['Aug 17, 1995', 'ad', '1995-8-17'],
  ['19950817', 'ad', '1995-8-17'],
  ['२०४५।१२।३', 'bs', '2045-12-3'],
  ['2010-05-12 AD', 'ad', '2010-5-12'],
  ['2010-05-12 bs', 'bs', '2010-5-12'],
  ['2010-05-12 to bs', 'ad', '2010-5-12'],
  ['2010-05-12 nepali date', 'ad', '2010-5-12'],
  ['15 gate', 'bs', '2083-8-15'],
  ['tomorrow', 'bs', '2083-8-9'],
] as const)('%s is a date of %s', ([text, calendar, date]) => {
  const day = consumeDate(new Cursor(read(text)), context)?.days[0]
  expect(day?.calendar).toBe(calendar)
  expect(Object.values(day?.[calendar] ?? {}).join('-')).toBe(date)
})

test('a year that both calendars have is read in both', () => {
  const days = consumeDate(new Cursor(read('2010-05-12')), context)?.days
  expect(days?.map(({ calendar }) => calendar)).toEqual(['ad', 'bs'])
})

test.for([
  ['32 mangsir 2083', 'no-such-day'],
  ['2082-13-01', 'no-such-day'],
  ['31 feb 2025', 'no-such-day'],
  ['1 baisakh 2099', 'out-of-range'],
] as const)('%s: %s', ([text, reason]) => {
  expect(consumeDate(new Cursor(read(text)), context)).toMatchObject({ days: [], trouble: { reason } })
})
