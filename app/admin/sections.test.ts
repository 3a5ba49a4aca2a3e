import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icons/icon-names.ts'
import { sectionAt, sections } from './sections.ts'

const folder = import.meta.dirname
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'section.ts')))
  .map(({ name }) => name)

test('ADM-17: every folder with a manifest is a section with a screen', () => {
  expect(sections.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted())
  for (const slug of folders) expect(existsSync(join(folder, slug, 'screen.tsx')), slug).toBe(true)
})

test.each(sections)('ADM-01, ADM-17: $slug stands at its own address, named in both languages', (section) => {
  const { slug, path, name, description, icon } = section
  expect(path).toBe(slug === 'dashboard' ? '/admin' : `/admin/${slug}`)
  expect(sectionAt(`${path}/`)).toBe(section)
  for (const text of [name, description]) {
    expect(text.en.trim()).not.toBe('')
    expect(text.ne).toMatch(/[\u0900-\u097f]/)
  }
  expect(iconNames).toContain(icon)
})

test('no two sections have one address, one name or one place', () => {
  for (const kind of ['path', 'order'] as const) {
    expect(new Set(sections.map((section) => section[kind])).size).toBe(sections.length)
  }
  expect(new Set(sections.map(({ name }) => name.en)).size).toBe(sections.length)
  expect(sectionAt('/admin/no-such-section')).toBeUndefined()
})
