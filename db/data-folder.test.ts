import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { prepareDataFolder } from './embedded.server.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-data-folder-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('the data folder is made for its owner alone, and nothing is left in it', () => {
  const folder = join(parent, 'deep', 'data')
  prepareDataFolder(folder)
  prepareDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder)).toEqual([])
})

test('R10: a data folder that cannot be written is reported in words', () => {
  const file = join(parent, 'a-file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  expect(() => prepareDataFolder(file)).toThrow(
    expect.objectContaining({ code: 'not-writable', message: expect.stringContaining(file) }),
  )
  expect(existsSync(file)).toBe(true)
})
