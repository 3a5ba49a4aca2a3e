import { expect, test } from 'vitest'
import { compareWords, untranslated } from '#test/equal-words.ts'

const english = import.meta.glob<object>('/{app,server,scripts}/**/messages.en.ts', {
  eager: true,
  import: 'en',
})
const nepali = import.meta.glob<{ en: object; ne: object }>('/{app,server,scripts}/**/messages.ne.ts', {
  eager: true,
  import: 'messages',
})
const places = Object.keys(english).map((file) => file.replace('/messages.en.ts', ''))

test('every dictionary exists in both languages', () => {
  // A little below the real number: fewer means that files were not found.
  expect(places.length).toBeGreaterThanOrEqual(50)
  expect(Object.keys(nepali).map((file) => file.replace('/messages.ne.ts', ''))).toEqual(places)
})

test.each(places)('the words of %s are the same ones in both languages, and none is empty', (place) => {
  const { en, ne } = nepali[`${place}/messages.ne.ts`] ?? {}
  expect(en).toBe(english[`${place}/messages.en.ts`])
  expect(compareWords(en, ne)).toEqual([])
  expect(untranslated(ne)).toEqual([])
})

test('the check names where a dictionary differs from its translation', () => {
  const en = { title: 'Title', count: (n: string) => `${n} results`, list: [{ text: 'One' }], only: 'x' }
  const ne = { title: ' ', count: () => 'नतिजा', list: [{ text: 'One' }, { text: 'दुई' }] }
  expect(compareWords(en, ne)).toEqual([
    'title (ne): empty',
    'count: 1 arguments in English, 0 in Nepali',
    'list: a list of 1 in English, a list of 2 in Nepali',
    'only: a text in English, nothing in Nepali',
  ])
  expect(compareWords({ say: () => 'Text' }, { say: () => '' })).toEqual(['say (ne): empty'])
  expect(untranslated({ ...ne, searchPlaceholder: 'abc' })).toEqual(['list.0.text: “One” is not in Nepali'])
})
