import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icons/icon-names.ts'
import { messages } from './layout/messages.ne.ts'
import { sectionAt, sections } from './sections.ts'

const folder = import.meta.dirname
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'screen.tsx')))
  .map(({ name }) => name)

test('ADM-17: every folder with a screen is a section', () => {
  expect(sections.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted())
})

test.each(sections)('ADM-01, ADM-17: $slug stands at its own address, named in both languages', (section) => {
  const { slug, path, icon } = section
  expect(path).toBe(slug === 'dashboard' ? '/admin' : `/admin/${slug}`)
  expect(sectionAt(`${path}/`)).toBe(section)
  const [en, ne] = [messages.en.sectionTexts[slug], messages.ne.sectionTexts[slug]]
  expect(en.name.trim() && en.description.trim()).not.toBe('')
  for (const text of [ne.name, ne.description]) expect(text).toMatch(/[\u0900-\u097f]/)
  expect(iconNames).toContain(icon)
})

test('no two sections have one address or one name', () => {
  expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length)
  expect(new Set(sections.map(({ slug }) => messages.en.sectionTexts[slug].name)).size).toBe(sections.length)
  expect(sectionAt('/admin/no-such-section')).toBeUndefined()
})
