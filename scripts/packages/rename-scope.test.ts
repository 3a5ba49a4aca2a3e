import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import bikramSambat from '../../packages/bikram-sambat/package.json' with { type: 'json' }
import { trackedFiles } from '../check/tracked-files.ts'
import { renameScope } from './rename-scope.ts'

const root = join(import.meta.dirname, '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'scope-'))
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const { name } = bikramSambat
const present = name.replace(/[^/]*$/, '')
const paths = trackedFiles().filter((path) => readFileSync(join(root, path)).includes(present))
const picture = Buffer.from(`\0${present}`)

beforeAll(() => {
  for (const path of paths) cpSync(join(root, path), join(copy, path))
  writeFileSync(join(copy, 'picture.png'), picture)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(['', 'other', '@', '@Other', '@other/name', '@-other', '@other name', `@${'x'.repeat(101)}`])(
  'what is no scope is refused, and nothing is written: "%s"',
  (scope) => {
    expect(() => renameScope(copy, paths, scope)).toThrow('is no scope')
    expect(read('packages/bikram-sambat/package.json')).toContain(name)
  },
)

test('every file that names the scope has the new one, the lock and its links too, and the way back changes nothing', () => {
  expect(renameScope(copy, [...paths, 'picture.png'], '@some-other')).toEqual(paths)
  expect(paths.length).toBeGreaterThan(300)
  for (const path of paths) expect(read(path), path).not.toContain(present)
  expect(read('packages/bs-date-field/package.json')).toContain('"name": "@some-other/bs-date-field"')
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> }
  expect(packages).toHaveProperty(['node_modules/@some-other/bikram-sambat'], {
    resolved: 'packages/bikram-sambat',
    link: true,
  })
  expect(readFileSync(join(copy, 'picture.png'))).toEqual(picture)

  renameScope(copy, paths, present.slice(0, -1))
  for (const path of paths) expect(read(path), path).toBe(readFileSync(join(root, path), 'utf8'))
})
