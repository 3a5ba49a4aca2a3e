import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const files = trackedFiles().filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))

test('no name says only where a file is, such as utils or shared', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/i
  expect(files.filter((path) => empty.test(path))).toEqual([])
})

test('two files of one folder differ by more than their endings, but for a test beside its file and two languages', () => {
  const own = files.filter((path) => !/\.(test|spec|stress)\.tsx?$|messages\.\w\w\.ts$/.test(path))
  const stems = own.map((path) => `${dirname(path)}/${basename(path).replace(/\..*$/, '')}`)
  expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([])
})
