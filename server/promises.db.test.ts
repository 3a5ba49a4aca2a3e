import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manifests } from '#app/tools/registry.ts'
import { testStorage } from '#test/database.ts'
import { everyWrite } from '#test/every-write.ts'

const root = new URL('../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')

const security = textOf('SECURITY.md')

/** What stands between backticks in the first cell of a table's rows, or in all cells. */
function codesIn(text: string, cells: 'first' | 'all'): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  const shown = cells === 'first' ? rows.map((row) => row.split('|')[1] ?? '') : rows
  return shown.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
}

function section(text: string, from: string): string {
  const start = text.indexOf(from)
  expect(start, from).toBeGreaterThan(-1)
  const end = text.indexOf('\n## ', start + from.length)
  return text.slice(start, end < 0 ? undefined : end)
}

type Store = 'localStorage' | 'sessionStorage' | 'caches'

/** The names of everything that our code stores in a browser with its storage, by the files that use one. */
function browserKeys(): [string, Store][] {
  const files = globSync('{app,packages,server}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).filter((file) => !/\.(test|spec)\./.test(file))
  const users = files
    .map((file) => ({ file, text: textOf(file) }))
    .filter(({ text }) => /\b(localStorage|sessionStorage|caches\.open|indexedDB)\b/.test(text))
  expect(users.length).toBeGreaterThan(12)
  return users.flatMap(({ file, text }) => {
    const own = [...text.matchAll(/const (?:\w*[kK]ey|\w*Name|prefix) = '([\w-]+)'/g)].map(
      ([, key = '']) => key,
    )
    const imported = /import \{[^}]*\w+Key\b[^}]*\} from/.test(text)
    expect(own.length > 0 || imported, `${file} names what it stores`).toBe(true)
    const store = text.includes('sessionStorage')
      ? 'sessionStorage'
      : /\bcaches\.open\b/.test(text)
        ? 'caches'
        : 'localStorage'
    return own.map((key): [string, Store] => [key, store])
  })
}

test.each(['en', 'ne'])('STATIC-02: the privacy policy (%s) names all that the browser keeps', (lang) => {
  const told = codesIn(section(textOf(`app/pages/privacy/policy.${lang}.md`), '{#browser}'), 'first')
  const keys = browserKeys().map(([key]) => key)
  expect(told.map((key) => key.replace('…', '')).toSorted()).toEqual(keys.toSorted())
})

test.each<Store>(['localStorage', 'sessionStorage', 'caches'])(
  'SECURITY.md names all that the browser keeps in its %s',
  (store) => {
    const row = section(security, '## What the browser keeps')
      .split('\n')
      .filter((line) => line.startsWith(`| \`${store}\``))
    const [, ...told] = codesIn(row.join(), 'all')
    const keys = browserKeys().flatMap(([key, where]) => (where === store ? [key] : []))
    expect(told.map((key) => key.replace('…', '')).toSorted()).toEqual(keys.toSorted())
  },
)

test('SECURITY.md has a row for each write that is open to the public', () => {
  const open = [...everyWrite.values()]
    .filter(({ kind }) => ['page', 'form', 'link', 'program'].includes(kind))
    .map(({ path }) => path.replace(/\?.*/, '').replace(/^\/ne\//, '/'))
  // The forms of tools have one row, which names the largest body.
  const forms = manifests.filter(({ postBytes = 0 }) => postBytes > 0)
  const stored = open.filter((path) => !forms.some((tool) => tool.path === path))
  expect(Math.max(...forms.map(({ postBytes = 0 }) => postBytes))).toBeLessThanOrEqual(100 * 1024)
  const told = codesIn(section(security, '| Write |').split('\n\n')[0] ?? '', 'first')
  expect(told.toSorted()).toEqual([...new Set([...stored, '/<tool>'])].toSorted())
})

/** Columns that hold, identify or describe a person, by their names. */
const personal =
  /(^|_)(email|phone_number|address|address_hash|voter_id|session_id|user_id|subscriber_id|user_agent|user_agent_id|agent|ip_address|city|country|image|message|link|actor_id|actor_email|searched|invited_by|identifier|password|access_token|refresh_token|id_token|account_id|public_key|credential_id|device_type|aaguid|secret|friendly_name)$/

/** Rows that operators publish: their addresses and numbers are those of offices. */
const published =
  /^(emergency_numbers|internet_providers|internet_plans|banks|carriers|postal_codes|tools|site_settings)$/

test('docs/personal-data.md names each column that says something of a person, SECURITY.md each table', async () => {
  const { db } = await testStorage()
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`.execute(
    db,
  )
  const found = rows
    .filter(
      ({ name, column }) => personal.test(column) && !published.test(name) && !/_\d{4}_\d\d$/.test(name),
    )
    .map(({ name, column }) => `${name}.${column}`)
  expect(found.length).toBeGreaterThan(30)
  const columns = codesIn(textOf('docs/personal-data.md'), 'all').filter((code) => code.includes('.'))
  expect(columns.toSorted()).toEqual(found.toSorted())
  const tables = new Set(found.map((name) => name.replace(/\..*/, '')))
  expect(codesIn(section(security, '## What is stored about people'), 'first').toSorted()).toEqual(
    [...tables].toSorted(),
  )
})
