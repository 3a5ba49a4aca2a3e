// Writes the folder of a new tool: npm run new:tool -- <slug> "<Name>" "<Nepali name>"
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toolFiles } from './templates.ts'

const toolsFolder = 'app/tools'
const [slug, english, nepali] = process.argv.slice(2)

const refusal = whyNot()
if (refusal || !slug || !english || !nepali) {
  console.error(`${refusal ?? ''}\nUsage: npm run new:tool -- <slug> "<Name>" "<Nepali name>"`)
  process.exit(1)
}
const folder = join(toolsFolder, slug)
const order = readdirSync(toolsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length
const files = toolFiles({
  slug,
  name: { en: english, ne: nepali },
  order,
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

function whyNot(): string | undefined {
  if (!slug || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    return 'A slug is lower-case words joined by hyphens, such as land-area.'
  if (!english || !nepali) return 'A tool has a name in both languages.'
  if (!/[\u0900-\u097f]/.test(nepali)) return 'The Nepali name is written in Devanagari.'
  return existsSync(join(toolsFolder, slug)) ? `${join(toolsFolder, slug)} is there already.` : undefined
}
