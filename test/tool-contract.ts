import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bilingual } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import { iconNames } from '#app/ui/icons/icon-names.ts'
import { compileArticle } from '../scripts/build/plugins.ts'
import { compareWords, untranslated } from './equal-words.ts'

const leastWords = 800
const maxTitle = 60
const maxDescription = 160
const knownIcons: readonly string[] = iconNames
const devanagari = /[ऀ-ॿ]/

interface Folder {
  slug: string
  directory: string
  files: readonly string[]
  manifest: ToolManifest | undefined
}

/** What is wrong with the folders of tools in a directory: one sentence for each broken rule, none when all is well. */
export async function toolProblems(toolsDirectory: string): Promise<string[]> {
  const slugs = readdirSync(toolsDirectory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  const folders = await Promise.all(slugs.map((slug) => readFolder(join(toolsDirectory, slug), slug)))
  const problems = await Promise.all(folders.map(folderProblems))
  return [...problems.flat(), ...betweenTools(folders.flatMap(({ manifest }) => manifest ?? []))]
}

async function readFolder(directory: string, slug: string): Promise<Folder> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  if (!files.includes('tool.ts')) return { slug, directory, files, manifest: undefined }
  const { tool } = (await load(join(directory, 'tool.ts'))) as { tool?: ToolManifest }
  return { slug, directory, files, manifest: tool }
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href)
}

async function folderProblems(folder: Folder): Promise<string[]> {
  const { slug, files, manifest } = folder
  if (!files.includes('tool.ts')) return [`${slug}: no tool.ts`]
  if (!manifest) return [`${slug}: tool.ts does not export tool`]
  const problems = [
    ...manifestProblems(manifest, folder),
    ...textProblems(manifest),
    ...pageCodeProblems(folder),
  ]
  // What is only announced may be half built; its words must agree from the beginning.
  if (!manifest.isAnnounced) problems.push(...openProblems(folder))
  problems.push(...(await wordProblems(folder)))
  return problems.map((problem) => `${slug}: ${problem}`)
}

function manifestProblems({ slug, isAnnounced, icon }: ToolManifest, folder: Folder): string[] {
  return [
    ...(slug === folder.slug ? [] : [`slug is ${slug}, the folder is ${folder.slug}`]),
    ...(isAnnounced || folder.files.includes('page.server.tsx') ? [] : ['open without page.server.tsx']),
    ...(knownIcons.includes(icon) ? [] : [`no icon is named ${icon}`]),
  ]
}

/** Browser code imports what it needs of `tool.ts` by name: with the manifest itself a page would load all its words. */
function pageCodeProblems({ directory, files }: Folder): string[] {
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/(^tool|\.server|\.test)\.tsx?$/.test(file))
    .filter((file) => importsManifest(readFileSync(join(directory, file), 'utf8')))
    .map((file) => `${file} imports the manifest, which is not for the browser`)
}

function importsManifest(code: string): boolean {
  const imports = [...code.matchAll(/import ([^'"]*) from ['"][^'"]*\/tool\.ts['"]/g)]
  return imports.some(([, names = '']) => /(^\*|[{,]\s*tool\b)/.test(names))
}

function textProblems({ name, description, seo }: ToolManifest): string[] {
  const texts = {
    name,
    description,
    'seo.title': seo.title,
    'seo.description': seo.description,
    'seo.keywords': seo.keywords,
  }
  return [
    ...Object.entries(texts).flatMap(([at, text]) => bilingualProblems(at, text)),
    ...tooLong('seo.title', seo.title, maxTitle),
    ...tooLong('seo.description', seo.description, maxDescription),
  ]
}

function bilingualProblems(at: string, { en, ne }: Bilingual): string[] {
  return [
    ...(en.trim() === '' ? [`${at}.en is empty`] : []),
    ...(ne.trim() === ''
      ? [`${at}.ne is empty`]
      : devanagari.test(ne)
        ? []
        : [`${at}.ne is not in Devanagari`]),
  ]
}

function tooLong(at: string, text: Bilingual, max: number): string[] {
  return Object.entries(text)
    .filter(([, words]: [string, string]) => [...words].length > max)
    .map(
      ([lang, words]: [string, string]) =>
        `${at}.${lang} has ${[...words].length} characters, more than ${max}`,
    )
}

function openProblems({ directory, files }: Folder): string[] {
  const needed = ['messages.en.ts', 'messages.ne.ts', 'article.en.md', 'article.ne.md']
  const articles = ['article.en.md', 'article.ne.md'].filter((file) => files.includes(file))
  const hasData = files.some((file) => file.startsWith('data/'))
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `no ${file}`),
    ...articles.flatMap((file) => articleProblems(directory, file)),
    ...(files.some((file) => /\.test\.tsx?$/.test(file)) ? [] : ['no test']),
    ...(hasData && !existsSync(join(directory, 'data', 'SOURCE.md')) ? ['data without SOURCE.md'] : []),
  ]
}

function articleProblems(directory: string, file: string): string[] {
  try {
    const compiled = (path: string) => compileArticle(readFileSync(join(directory, path), 'utf8'), path)
    const { title, html } = compiled(file)
    // A part of the article may be on a page of its own.
    const details = file.replace('article.', 'details/page.')
    const words =
      `${html.replace(/<footer>[\s\S]*$/, '')}${existsSync(join(directory, details)) ? compiled(details).html : ''}`
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter((word) => /\p{L}|\p{N}/u.test(word)).length
    return [
      ...(words < leastWords ? [`${file} has ${words} words, fewer than ${leastWords}`] : []),
      ...(file === 'article.ne.md' && !devanagari.test(title)
        ? [`the title of ${file} is not in Devanagari`]
        : []),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function wordProblems({ directory, files }: Folder): Promise<string[]> {
  if (!files.includes('messages.en.ts') || !files.includes('messages.ne.ts')) return []
  const { en } = (await load(join(directory, 'messages.en.ts'))) as { en?: object }
  const { messages } = (await load(join(directory, 'messages.ne.ts'))) as { messages?: { ne?: object } }
  const ne = messages?.ne
  if (!en || !ne) return ['messages.en.ts must export en, messages.ne.ts must export messages']
  return [...compareWords(en, ne), ...untranslated(ne)].map((problem) => `messages: ${problem}`)
}

function betweenTools(manifests: readonly ToolManifest[]): string[] {
  const addresses = manifests.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt])
  const events = manifests.flatMap(({ events }) => Object.values(events))
  return [
    ...repeated(addresses).map((address) => `two tools share the address ${address}`),
    ...repeated(events).map((event) => `the event ${event} is named twice`),
    ...repeated(manifests.map(({ order }) => String(order))).map(
      (order) => `two tools have the order ${order}`,
    ),
  ]
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, position) => names.indexOf(name) !== position))]
}
