import { expect, test } from 'vitest'
import { checkFiles } from './file-rules.ts'

const short = Array.from({ length: 40 }, (_, index) => ({ path: `app/lib/file-${index}.ts`, lines: 60 }))

test('files of usual size and name pass', () => {
  expect(checkFiles(short, 40)).toEqual([])
})

test.each([
  'app/utils/money.ts',
  'app/lib/helpers.ts',
  'server/common.server.ts',
  'db/misc/a.sql',
  'app/shared/b.ts',
])('%s says nothing about what it holds', (path) => {
  expect(checkFiles([...short, { path, lines: 10 }], 1)).toEqual([expect.stringContaining(path)])
})

test('a name that only contains such a word passes', () => {
  expect(checkFiles([...short, { path: 'app/pages/share-link.ts', lines: 10 }], 1)).toEqual([])
})

test('two files of one tool, whatever their endings, have different names', () => {
  const named = (...paths: string[]) =>
    checkFiles([...short, ...paths.map((path) => ({ path, lines: 10 }))], 1)
  const logic = 'app/tools/loan/loan.ts'
  for (const path of ['app/tools/loan/loan.server.ts', 'app/tools/loan/parts/rows/loan.island.tsx'])
    expect(named(logic, path)).toEqual([`${path}: the same name as ${logic}`])
  expect(named(logic, 'app/tools/loan/loan.test.ts', 'app/tools/loan/parts/loan-form.tsx')).toEqual([])
  expect(named(logic, 'app/tools/tax/loan.ts', 'app/pages/loan.ts', 'app/pages/parts/loan.tsx')).toEqual([])
  const words = ['words.ts', 'messages.en.ts', 'messages.ne.ts'].map((name) => `app/tools/loan/${name}`)
  expect(named(...words, ...words.map((path) => path.replace('loan/', 'loan/parts/')))).toEqual([])
})

test('300 lines are the limit, except for data', () => {
  const path = 'app/tools/loan/loan.ts'
  expect(checkFiles([...short, { path, lines: 300 }], 1)).toEqual([])
  expect(checkFiles([...short, { path, lines: 301 }], 1)).toEqual([expect.stringContaining('301 lines')])
  const exempt = ['app/tools/post/data/offices.ts', 'db/migrations/0001-start.ts', 'app/pages/messages.en.ts']
  expect(checkFiles([...short, ...exempt.map((one) => ({ path: one, lines: 900 }))], 1)).toEqual([])
})

test('one file in twenty may be longer than 200 lines, not more', () => {
  const long = ['a', 'b', 'c'].map((name) => ({ path: `app/${name}.ts`, lines: 250 }))
  expect(checkFiles([...short, ...long.slice(0, 2)], 1)).toEqual([])
  expect(checkFiles([...short, ...long], 1)).toEqual([expect.stringContaining('one file in twenty')])
})

test('a walk that saw too little is no success', () => {
  expect(checkFiles(short, 41)).toEqual([expect.stringContaining('Saw 40 files')])
})
