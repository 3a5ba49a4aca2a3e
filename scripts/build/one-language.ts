import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { z } from 'zod'
import { type Lang, languages } from '#app/kit/language.ts'
import { markOf } from './marked-words-plugin.ts'

/**
 * A page's code carries the words of its own language only. Every file with words, and every file that loads such a file,
 * is there twice: in English under the name that it was built with, in Nepali as `….ne.js`. So is the list of routes.
 */
export async function splitLanguages(folder: string): Promise<void> {
  const files = new Map<string, string>()
  for await (const path of glob(`${folder}/*.js`)) files.set(basename(path), await readFile(path, 'utf8'))
  for (const [name, code] of inEachLanguage(files)) await writeFile(`${folder}/${name}`, code)
}

/** The files that change and those that come to them, by their names. */
export function inEachLanguage(files: ReadonlyMap<string, string>): Map<string, string> {
  const split = filesWithWords(files)
  const written = new Map<string, string>()
  for (const name of split) {
    const code = files.get(name) ?? ''
    written.set(name, ofOneLanguage(code, 'en'))
    written.set(nepaliName(name), withNepaliNames(ofOneLanguage(code, 'ne'), split))
  }
  return written
}

const nepaliName = (name: string) => name.replace(/\.js$/, '.ne.js')

/** One copy of a file that is there twice would bring a second instance of what it loads: so its loaders are, too. */
function filesWithWords(files: ReadonlyMap<string, string>): Set<string> {
  const marks = languages.map(markOf)
  const split = new Set(
    [...files].flatMap(([name, code]) => (marks.some((mark) => code.includes(mark)) ? name : [])),
  )
  let before: number
  do {
    before = split.size
    for (const [name, code] of files) if (namesIn(code).some((loaded) => split.has(loaded))) split.add(name)
  } while (split.size > before)
  return split
}

const fileName = /[\w.-]+\.js\b/g

const namesIn = (code: string): string[] => code.match(fileName) ?? []

const withNepaliNames = (code: string, split: ReadonlySet<string>) =>
  code.replace(fileName, (name) => (split.has(name) ? nepaliName(name) : name))

const ofOneLanguage = (code: string, lang: Lang) =>
  code.startsWith(manifestStart) ? withItsRoutes(code, lang) : inOneLanguage(code, lang)

const manifestStart = 'window.__reactRouterManifest='

const routeManifest = z.looseObject({ routes: z.record(z.string(), z.unknown()) })

/**
 * Only the routes of the language: the router ranks all that it knows before a page answers the first tap. Links to the
 * other language open a new document.
 */
function withItsRoutes(code: string, lang: Lang): string {
  const manifest = routeManifest.parse(JSON.parse(code.slice(manifestStart.length).replace(/;$/, '')))
  const others = languages.filter((each) => each !== lang).map((each) => `${each}/`)
  const routes = Object.entries(manifest.routes).filter(
    ([id]) => !others.some((start) => id.startsWith(start)),
  )
  return `${manifestStart}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** Words of the language without their mark; nothing in the place of the others. */
function inOneLanguage(code: string, lang: Lang): string {
  const changes: { start: number; end: number; text: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [words], start, end }) {
      const marked = callee.type === 'Identifier' && languages.find((each) => markOf(each) === callee.name)
      if (marked && words) {
        changes.push({ start, end, text: marked === lang ? code.slice(words.start, words.end) : '{}' })
      }
    },
  }).visit(parseSync('built.js', code).program)
  return changes.reduceRight(
    (text, { start, end, text: words }) => text.slice(0, start) + words + text.slice(end),
    code,
  )
}
