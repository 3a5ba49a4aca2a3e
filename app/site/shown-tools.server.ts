import { type Lang, textIn } from '#app/kit/language.ts'
import type { ToolManifest } from '#app/kit/tool-manifest.ts'
import { within } from '#app/kit/within.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext } from '#app/platform/services.server.ts'
import type { ShownTool } from '#app/platform/site/shown-tool.ts'
import { ratingsContext } from '#app/records/ratings/context.server.ts'
import { notRated, type ToolRating } from '#app/records/ratings/store.server.ts'
import { toolsContext } from '#app/records/tools/context.server.ts'
import type { ToolRow } from '#app/records/tools/store.server.ts'
import { manifestAt, manifests } from '#app/tools/registry.ts'

export interface ListedTool extends ShownTool {
  /** What the search finds the tool by, in both languages: one a line, since hundreds of values are slow to read. */
  searchLines: string
}

/** How many tools the built-in list has that stands in when the table cannot be read. */
const builtInCount = 8

/** The tools as a page in a language lists them: rows laid over manifests, or the built-in list and no message. */
export function listShownTools(lang: Lang, context: Readonly<PageContext>): Promise<ListedTool[]> {
  return context.get(renderContext).once('shown-tools', () => load(lang, context))
}

async function load(lang: Lang, context: Readonly<PageContext>): Promise<ListedTool[]> {
  const render = context.get(renderContext)
  render.tags.add('tools')
  try {
    const reads = Promise.all([context.get(toolsContext).current(), context.get(ratingsContext).current()])
    const [rows, ratings] = await within(render.patienceMs, reads)
    return rows.map((row) => fromRow(lang, row, manifestAt(row.path), ratings.get(row.path) ?? notRated))
  } catch (error) {
    degrade(context, error, 'tools-unavailable')
    return manifests.slice(0, builtInCount).map((manifest) => fromManifest(lang, manifest))
  }
}

/** Every render lists the same rows, until they are read again. */
const linesOfRows = new WeakMap<ToolRow, string>()

function searchLinesOf(row: ToolRow, manifest: ToolManifest | undefined): string {
  const known = linesOfRows.get(row)
  if (known !== undefined) return known
  const { name, name_ne, description, description_ne, category } = row
  const texts = [name, name_ne, description, description_ne, category, ...(manifest?.keywords ?? [])]
  const lines = texts.filter((text) => text !== null).join('\n')
  linesOfRows.set(row, lines)
  return lines
}

function fromRow(
  lang: Lang,
  row: ToolRow,
  manifest: ToolManifest | undefined,
  rating: ToolRating,
): ListedTool {
  const name = textIn(lang, row.name, row.name_ne)
  return {
    path: row.path,
    name: name.text,
    description: textIn(lang, row.description, row.description_ne).text,
    icon: row.icon_name,
    category: row.category,
    ...(name.lang !== lang && { textLang: name.lang }),
    open: manifest?.status === 'open',
    rating,
    searchLines: searchLinesOf(row, manifest),
  }
}

function fromManifest(lang: Lang, manifest: ToolManifest): ListedTool {
  const { path, name, description, icon, category, status, keywords } = manifest
  return {
    path,
    name: name[lang],
    description: description[lang],
    icon,
    category,
    open: status === 'open',
    rating: notRated,
    searchLines: [name.en, name.ne, description.en, description.ne, category, ...keywords].join('\n'),
  }
}
