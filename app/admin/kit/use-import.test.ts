import { expect, test } from 'vitest'
import { problemFile, problemsFirst } from './use-import.ts'

const result = (
  line: number,
  outcome: string,
  reasons: { field?: string; code?: string; text: string }[] = [],
) => ({
  line,
  outcome,
  reasons,
})

const results = [
  result(2, 'new'),
  result(3, 'stale', [{ field: 'updated_at', text: 'Changed since' }]),
  result(4, 'held', [{ code: 'moved-too-far', text: 'Moved far' }]),
  result(5, 'refused', [
    { field: 'code', text: 'Bank code is required' },
    { field: 'name', text: '=1+1' },
  ]),
  result(6, 'changed'),
  result(7, 'refused', [{ code: 'future', text: 'In the "future"' }]),
]

test('the lines that are refused stand first, then those that are out of date', () => {
  expect(problemsFirst(results).map(({ line }) => line)).toEqual([5, 7, 3, 2, 4, 6])
})

test('what is not stored is a file of lines, fields and reasons, harmless in a spreadsheet', () => {
  expect(problemFile(results, ['Line', 'Field', 'Reason'])).toBe(
    '\uFEFFLine,Field,Reason\r\n3,updated_at,Changed since\r\n5,code,Bank code is required\r\n' +
      '5,name,"\'=1+1"\r\n7,future,"In the ""future"""\r\n',
  )
  expect(problemFile([result(2, 'new')], ['Line', 'Field', 'Reason'])).toBeUndefined()
})
