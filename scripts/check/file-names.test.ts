import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync(
  '{app,db,e2e,jobs,packages,scripts,server,stress,test}/**/*.{ts,tsx,mjs,css,sql}',
).filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))

/** About 90 % of the real number: fewer mean that part of the tree was not read. */
const leastFiles = 1220

test('no name says only where a file is, such as utils or shared', () => {
  expect(files.length).toBeGreaterThan(leastFiles)
  const empty = /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/i
  expect(files.filter((path) => empty.test(path))).toEqual([])
})

test('two files of one folder differ by more than their endings, but for a test beside its file and two languages', () => {
  const own = files.filter((path) => !/\.(test|spec|stress)\.tsx?$|messages\.\w\w\.ts$/.test(path))
  const stems = own.map((path) => `${dirname(path)}/${basename(path).replace(/\..*$/, '')}`)
  expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([])
})
