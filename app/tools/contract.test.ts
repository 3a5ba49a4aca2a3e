import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { toolProblems } from '#test/tool-contract.ts'
import { manifests } from './registry.ts'

const toolsDirectory = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

test('every tool folder keeps the contract of tool folders', async () => {
  expect(await toolProblems(toolsDirectory)).toEqual([])
})

test('SHELL-13: a folder is found for every tool that the site set out with, in order', () => {
  const first = [
    '/carrier-identifier',
    '/qr-builder',
    '/nepali-calendar',
    '/nepali-date-converter',
    '/foreign-exchange',
    '/gold-silver-price',
    '/crypto-exchange-rates',
    '/emergency-services',
    '/postal-codes',
    '/internet-comparison',
  ]
  expect(manifests.map(({ path }) => path as string).filter((path) => first.includes(path))).toEqual(first)
  expect(manifests.map(({ order }) => order)).toEqual(
    manifests.map(({ order }) => order).toSorted((a, b) => a - b),
  )
})

test('a complete open tool and an announced one have no problems', async () => {
  const tools = makeTools()
  tools.openTool('ready')
  tools.announcedTool('later')
  expect(await toolProblems(tools.directory)).toEqual([])
})

test('a folder without a manifest is reported', async () => {
  const tools = makeTools()
  tools.write('empty/notes.md', 'nothing here')
  tools.write('other/tool.ts', 'export const manifest = {}\n')
  expect(await toolProblems(tools.directory)).toEqual([
    'empty: no tool.ts',
    'other: tool.ts does not export tool',
  ])
})

const brokenManifests: [string, object, string][] = [
  ['a slug that is not the folder', { slug: 'else' }, 'one: slug is else, the folder is one'],
  ['an open tool without a page', { isAnnounced: undefined }, 'one: open without page.server.tsx'],
  ['an unknown icon', { icon: 'no-such-icon' }, 'one: no icon is named no-such-icon'],
  ['an empty name', { name: { en: ' ', ne: 'नाम' } }, 'one: name.en is empty'],
  ['an empty Nepali name', { name: { en: 'Name', ne: '' } }, 'one: name.ne is empty'],
  [
    'an untranslated description',
    { description: { en: 'Text', ne: 'Text' } },
    'one: description.ne is not in Devanagari',
  ],
  [
    'a long title',
    { seo: seo({ title: { en: 'x'.repeat(61), ne: 'क' } }) },
    'one: seo.title.en has 61 characters, more than 60',
  ],
  [
    'a long Nepali description',
    { seo: seo({ description: { en: 'x', ne: 'क'.repeat(161) } }) },
    'one: seo.description.ne has 161 characters, more than 160',
  ],
]

test.each(brokenManifests)('%s is reported', async (_, change, problem) => {
  const tools = makeTools()
  tools.announcedTool('one', change)
  expect(await toolProblems(tools.directory)).toContain(problem)
})

test('browser code that imports the manifest is reported; the server and tests may, and names beside it are free', async () => {
  const tools = makeTools()
  tools.announcedTool('one')
  tools.write('one/parts/good.tsx', "import { events, path as toolPath } from '../tool.ts'\n")
  tools.write('one/page.server.tsx', "import { tool } from './tool.ts'\n")
  tools.write('one/one.test.ts', "import { tool } from './tool.ts'\n")
  expect(await toolProblems(tools.directory)).toEqual([])
  tools.write('one/parts/bad.tsx', "import { events, tool } from '../tool.ts'\n")
  tools.write('one/worse.ts', "import { tool as manifest } from './tool.ts'\n")
  tools.write('one/worst.ts', "import * as all from './tool.ts'\n")
  expect((await toolProblems(tools.directory)).toSorted()).toEqual([
    'one: parts/bad.tsx imports the manifest, which is not for the browser',
    'one: worse.ts imports the manifest, which is not for the browser',
    'one: worst.ts imports the manifest, which is not for the browser',
  ])
})

test('a title of 60 characters is short enough, counted in code points', async () => {
  const tools = makeTools()
  tools.announcedTool('one', { seo: seo({ title: { en: 'x'.repeat(60), ne: '𝑥'.repeat(59).concat('क') } }) })
  expect(await toolProblems(tools.directory)).toEqual([])
})

test('an announced tool may be half built, but its words must agree', async () => {
  const tools = makeTools()
  tools.announcedTool('one')
  tools.write('one/page.server.tsx', '')
  expect(await toolProblems(tools.directory)).toEqual([])
  tools.write('one/messages.en.ts', "export const en = { title: 'Title' }\n")
  tools.write('one/messages.ne.ts', 'export const messages = { ne: {} }\n')
  expect(await toolProblems(tools.directory)).not.toEqual([])
})

const missingFiles = [
  ['messages.en.ts', 'one: no messages.en.ts'],
  ['messages.ne.ts', 'one: no messages.ne.ts'],
  ['article.en.md', 'one: no article.en.md'],
  ['article.ne.md', 'one: no article.ne.md'],
  ['one.test.ts', 'one: no test'],
  ['data/SOURCE.md', 'one: data without SOURCE.md'],
] as const

test.each(missingFiles)('an open tool without %s is reported', async (file, problem) => {
  const tools = makeTools()
  tools.openTool('one')
  tools.remove(`one/${file}`)
  expect(await toolProblems(tools.directory)).toEqual([problem])
})

const brokenFiles: [string, string, string, string][] = [
  [
    'an article without front matter',
    'article.en.md',
    'Just text',
    'one: article.en.md: an article begins with front matter',
  ],
  [
    'a short article',
    'article.en.md',
    article('Title', 799),
    'one: article.en.md has 799 words, fewer than 800',
  ],
  [
    'an English title above Nepali text',
    'article.ne.md',
    article('Title', 800),
    'one: the title of article.ne.md is not',
  ],
  [
    'a missing key',
    'messages.ne.ts',
    "export const messages = { ne: { title: 'शीर्षक' } }\n",
    'one: messages: group: a group in English, nothing',
  ],
  ['an empty text', 'messages.ne.ts', nepali({ title: '' }), 'one: messages: title (ne): empty'],
  [
    'an English text',
    'messages.ne.ts',
    nepali({ title: 'The title' }),
    'one: messages: title: “The title” is not in Nepali',
  ],
  [
    'a dictionary of another name',
    'messages.ne.ts',
    'export const words = {}\n',
    'one: messages.en.ts must export en',
  ],
]

test.each(brokenFiles)('%s is reported', async (_, file, content, problem) => {
  const tools = makeTools()
  tools.openTool('one')
  tools.write(`one/${file}`, content)
  const problems = await toolProblems(tools.directory)
  expect(problems.filter((found) => found.startsWith(problem))).toHaveLength(1)
})

test('what two tools must not share is reported', async () => {
  const tools = makeTools()
  const alsoAt = ['/old']
  tools.announcedTool('one', { alsoAt, order: 5, events: { open: 'view' } })
  tools.announcedTool('two', { alsoAt, order: 5, events: { open: 'two-view', call: 'view' } })
  expect(await toolProblems(tools.directory)).toEqual([
    'two tools share the address /old',
    'the event view is named twice',
    'two tools have the order 5',
  ])
})

function seo(change: object) {
  const text = { en: 'Words', ne: 'शब्द' }
  return { title: text, description: text, keywords: text, ...change }
}

function article(title: string, words: number) {
  const head = `---\ntitle: ${title}\nupdated: 2026-11-21\nsources:\n  - title: A book\n---\n`
  return `${head}${'word '.repeat(words)}\n`
}

function nepali(change: object) {
  const ne = { title: 'शीर्षक', group: { text: 'पाठ' }, ...change }
  return `export const messages = ${JSON.stringify({ ne })}\n`
}

function makeTools() {
  const directory = mkdtempSync(join(tmpdir(), 'tools-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  let order = 0
  const write = (file: string, content: string) => {
    mkdirSync(join(directory, file, '..'), { recursive: true })
    writeFileSync(join(directory, file), content)
  }
  const manifest = (slug: string, change: object) => {
    order += 1
    const text = { en: 'Words', ne: 'शब्द' }
    const fields = {
      slug,
      path: `/${slug}`,
      name: text,
      description: text,
      icon: 'phone',
      category: 'Utility',
      order,
      seo: seo({}),
    }
    const events = { open: `${slug}-view` }
    const rest = { keywords: [], events, ads: true, released: '2026-11-21', isAnnounced: true }
    write(`${slug}/tool.ts`, `export const tool = ${JSON.stringify({ ...fields, ...rest, ...change })}\n`)
  }
  const openTool = (slug: string) => {
    manifest(slug, { isAnnounced: undefined })
    write(`${slug}/page.server.tsx`, '')
    write(`${slug}/${slug}.test.ts`, '')
    write(`${slug}/messages.en.ts`, "export const en = { title: 'Title', group: { text: 'Text' } }\n")
    write(`${slug}/messages.ne.ts`, nepali({}))
    write(`${slug}/article.en.md`, article('Title', 800))
    write(`${slug}/article.ne.md`, article('शीर्षक', 800))
    write(`${slug}/data/offices.json`, '[]')
    write(`${slug}/data/SOURCE.md`, 'From a book.')
  }
  const announcedTool = (slug: string, change: object = {}) => manifest(slug, change)
  const remove = (file: string) => rmSync(join(directory, file))
  return { directory, write, openTool, announcedTool, remove }
}
