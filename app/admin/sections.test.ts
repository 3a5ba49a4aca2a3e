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

const dictionaries = import.meta.glob<{ messages: { en: object; ne: object } }>('./*/messages.ne.ts', {
  eager: true,
})

/** Every action in a dictionary that has the words on its button, and the name for screen readers. */
function actionsOf(words: object): { button: string; buttonOf: (name: string) => string }[] {
  const { button, buttonOf } = words as { button?: unknown; buttonOf?: unknown }
  const own = typeof button === 'string' && typeof buttonOf === 'function' ? [words as never] : []
  return [
    ...own,
    ...Object.values(words).flatMap((part) => (part instanceof Object ? actionsOf(part as object) : [])),
  ]
}

test('A11Y: who speaks the words on a button of a row presses it: its name has them in this order', () => {
  const actions = Object.values(dictionaries).flatMap(({ messages }) =>
    actionsOf(messages.en).concat(actionsOf(messages.ne)),
  )
  expect(actions.length).toBeGreaterThan(20)
  for (const { button, buttonOf } of actions) expect(buttonOf('x')).toContain(button)
})
