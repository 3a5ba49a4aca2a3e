import { expect, test } from 'vitest'
import { isWhole, withHyphens } from './typed-date.ts'

/** Types a text key after key at the end. */
const typed = (text: string) => [...text].reduce((shown, key) => withHyphens(shown, shown + key, true), '')

test('hyphens come with the digits, in both scripts, whatever separator is typed', () => {
  for (const text of ['20820429', '2082-04-29', '2082/4/29', '2082-0429', '2082.04.29'])
    expect(typed(text), text).toBe('2082-04-29')
  expect(typed('२०८२०४२९')).toBe('२०८२-०४-२९')
  expect(typed('२०८३।१।१')).toBe('२०८३-०१-१')
  expect(typed('2082')).toBe('2082')
  expect(typed('20820')).toBe('2082-0')
})

test('a pasted date is completed at once', () => {
  for (const text of ['20820429', '2082/4/29', ' 2082-04-29 ']) {
    expect(withHyphens('', text, true), text).toBe('2082-04-29')
  }
  expect(withHyphens('2082-04-29', '20830132', true)).toBe('2083-01-32')
  expect(withHyphens('', '२०८३।१।१', true)).toBe('२०८३-०१-०१')
})

test('what is deleted, or typed in the middle, stays as it is', () => {
  expect(withHyphens('2082-04-29', '2082-0429', false)).toBe('2082-0429')
  expect(withHyphens('2082-0-29', '2082-05-29', false)).toBe('2082-05-29')
  expect(withHyphens('2082-04', '2082-0', true)).toBe('2082-0')
  expect(withHyphens('2082-', '2082', true)).toBe('2082')
})

test('names of months, days in front and too many digits are left alone', () => {
  for (const text of ['29 Shrawan 2082', '4/5/2082', '208204291', '२०८२ साउन २९ गते'])
    expect(typed(text), text).toBe(text === '208204291' ? '2082-04-291' : text)
})

test('a date is whole with its eighth digit', () => {
  expect(['2082-04-29', '२०८२-०४-२९'].every(isWhole)).toBe(true)
  expect(['2082-04-2', '2082-0-29', '2082-04-291', ''].some(isWhole)).toBe(false)
})
