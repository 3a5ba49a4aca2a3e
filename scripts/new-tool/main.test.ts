import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toolProblems } from '#test/tool-contract.ts'
import { toolFiles } from './main.ts'

const landArea = {
  slug: 'land-area',
  name: { en: "Farmers' Land Area", ne: 'जग्गाको क्षेत्रफल' },
  order: 10,
  today: '2026-11-21',
}

test('the folder of a new tool keeps the contract', async () => {
  expect(await toolProblems(written(toolFiles(landArea)))).toEqual([])
})

test('once it is opened, only its articles are missing', async () => {
  const files = toolFiles(landArea)
  const opened = { ...files, 'tool.ts': files['tool.ts']?.replace('  isAnnounced: true,\n', '') ?? '' }
  const problems = await toolProblems(written(opened))
  expect(problems).toHaveLength(2)
  expect(problems.every((problem) => /article\.(en|ne)\.md/.test(problem))).toBe(true)
})

test('its page draws an island whose name is that of its file, and which shows what its own rule answers', () => {
  const files = toolFiles(landArea)
  expect(files['page.server.tsx']).toContain("import LandAreaForm from './parts/land-area-form.island.tsx'")
  expect(files['page.server.tsx']).toContain("island('land-area-form', LandAreaForm, {})")
  const form = files['parts/land-area-form.island.tsx']
  expect(form).toContain('export default function LandAreaForm(')
  expect(form).toContain("import { answerTo } from '../answer.ts'")
})

test('what it imports of the site is there', async () => {
  const imports = Object.values(toolFiles(landArea)).flatMap((text) => [
    ...text.matchAll(/import \{ ([\w, ]+) \} from '(#app\/[^']+)'/g),
  ])
  expect(imports.length).toBeGreaterThan(4)
  for (const [, names = '', path = ''] of imports) {
    const module = (await import(path)) as object
    expect(Object.keys(module), path).toEqual(expect.arrayContaining(names.split(', ')))
  }
})

function written(files: Record<string, string>): string {
  // Within the project: elsewhere `#app` means nothing.
  mkdirSync('build', { recursive: true })
  const directory = mkdtempSync(join('build', 'new-tool-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'land-area/parts'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, 'land-area', file), text)
  return directory
}
