import { expect, test } from 'vitest'
import { readToday } from './adapter.server.ts'
import fixture from './fixtures/today.json'

const [gold, gold10, silver, silver10, abroad] = fixture
const day = {
  date: '2026-08-14',
  gold_hallmark_tola: 302_200,
  gold_hallmark_10g: 259_090,
  silver_tola: 4660,
  silver_10g: 3995,
}
const labelled = (rateType: string, npr: number) => ({ ...gold, rateType, todayBaseRatePerGram: npr })
const with2nd = (second: unknown) => [gold, second, silver, silver10]

test('GOLD-06: the four prices of an answer are those that its labels name, whatever the field is called', () => {
  expect(readToday(fixture)).toEqual(day)
  expect(readToday(fixture.toReversed())).toEqual(day)
})

test('rows in English and of other gold are left out, also when they are broken', () => {
  const others = [
    abroad,
    { rateType: 'USD', todayBaseRatePerGram: null },
    labelled('तेजाबी सुन (१ तोला)', 0),
    labelled('छापावाल सुन (१ ग्राम)', 30_000),
    labelled('', 1),
  ]
  expect(readToday([...others, ...fixture])).toEqual(day)
})

test('labels may have other digits, blanks and spellings', () => {
  const rows = [
    labelled('छापावाल सुन  ( 1 तोला )', 302_200),
    labelled('छापावाल सुन(10 ग्राम)', 259_090),
    labelled('चांदी (१ तोला)', 4660),
    labelled('चाँदी (१० ग्राम)', 3995),
  ]
  expect(readToday(rows)).toEqual(day)
})

test('an instant belongs to its day in Nepal, which begins at 18:15 UTC', () => {
  const at = (todayDate: string) => readToday(fixture.map((row) => ({ ...row, todayDate })))
  expect(at('2026-08-14T18:14:59.999Z')).toMatchObject({ date: '2026-08-14' })
  expect(at('2026-08-14T18:15:00Z')).toMatchObject({ date: '2026-08-15' })
  expect(at('2026-08-15T00:00:00+05:45')).toMatchObject({ date: '2026-08-15' })
})

test.each([
  ['nothing', null],
  ['an empty list', []],
  ['an object', { data: fixture }],
  ['a list of texts', ['छापावाल सुन (१ तोला)']],
  ['only rows in English', [abroad]],
  ['a price that is missing: none is worked out from another one', with2nd(abroad)],
  ['a price of zero', with2nd({ ...gold10, todayBaseRatePerGram: 0 })],
  ['a negative price', with2nd({ ...gold10, todayBaseRatePerGram: -259_090 })],
  ['a price as text', with2nd({ ...gold10, todayBaseRatePerGram: '259090' })],
  ['no price', with2nd({ ...gold10, todayBaseRatePerGram: null })],
  ['no date', with2nd({ ...gold10, todayDate: null })],
  ['a date in words', with2nd({ ...gold10, todayDate: 'today' })],
  ['prices of two days', with2nd({ ...gold10, todayDate: '2026-08-13T05:18:40.456Z' })],
  ['two rows for one price', [...fixture, labelled('छापावाल सुन (१ तोला)', 299_000)]],
])('GOLD-06: %s is not understood', (_, body) => {
  expect(readToday(body)).toBeUndefined()
})
