// Writes the folder of a new tool: npm run new:tool -- <slug> "<Name>" "<Nepali name>"
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bilingual } from '../../app/lib/language.ts'

const toolsFolder = 'app/tools'

interface NewTool {
  slug: string
  name: Bilingual
  order: number
  /** `YYYY-MM-DD` */
  today: string
}

const template = join(import.meta.dirname, 'template')

/**
 * The files of a new tool's folder, by name: those of `template/`, with `{{…}}` replaced in names and texts. Together they
 * build, pass the checks and answer once opened.
 */
export function toolFiles({ slug, name, order, today }: NewTool): Record<string, string> {
  const values: Record<string, string> = {
    slug,
    Component: slug.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    english: name.en,
    nepali: name.ne,
    'english string': quoted(name.en),
    'nepali string': quoted(name.ne),
    order: String(order),
    today,
  }
  const fill = (text: string) => text.replace(/\{\{([\w ]+)\}\}/g, (all, key: string) => values[key] ?? all)
  const files = globSync('**/*.txt', { cwd: template })
  return Object.fromEntries(
    files.map((file) => [fill(file.replace(/\.txt$/, '')), fill(readFileSync(join(template, file), 'utf8'))]),
  )
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Writes the files of the tool that the command names. */
async function writeTool(): Promise<void> {
  const [slug = '', english = '', nepali = ''] = process.argv.slice(2)
  const refusal = whyNot(slug, english, nepali)
  if (refusal) {
    console.error(`${refusal}\nUsage: npm run new:tool -- <slug> "<Name>" "<Nepali name>"`)
    process.exit(1)
  }
  const folder = join(toolsFolder, slug)
  const tools = readdirSync(toolsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = toolFiles({
    slug,
    name: { en: english, ne: nepali },
    order: tools.length,
    today: new Date().toISOString().slice(0, 10),
  })
  await mkdir(join(folder, 'parts'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  // In this project's form, however long the names are.
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder], {
    stdio: 'ignore',
  })
  console.log(`${folder} is written and announced: it is listed, and has no page yet.
Write its words and its rule, see it in "npm run dev" after taking isAnnounced out of tool.ts,
draw the pictures of its link previews with "npm run make:og -- ${slug}",
and run "npm test -- unit", which tells what an open tool still lacks.`)
}

function whyNot(slug: string, english: string, nepali: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    return 'A slug is lower-case words joined by hyphens, such as land-area.'
  if (!english || !nepali) return 'A tool has a name in both languages.'
  if (!/[\u0900-\u097f]/.test(nepali)) return 'The Nepali name is written in Devanagari.'
  return existsSync(join(toolsFolder, slug)) ? `${join(toolsFolder, slug)} is there already.` : undefined
}

if (import.meta.main) await writeTool()
