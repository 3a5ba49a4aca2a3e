import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bilingual } from '../../app/lib/language.ts'

interface NewTool {
  slug: string
  name: Bilingual
  order: number
  /** `YYYY-MM-DD` */
  today: string
}

const folder = join(import.meta.dirname, 'template')

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
  const files = globSync('**/*.txt', { cwd: folder })
  return Object.fromEntries(
    files.map((file) => [fill(file.replace(/\.txt$/, '')), fill(readFileSync(join(folder, file), 'utf8'))]),
  )
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
