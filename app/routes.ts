import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Lang, languages } from './kit/language.ts'

const toolsFolder = join(import.meta.dirname, 'tools')

// A tool's page stands at its folder's name; the folders are read here so that a new tool edits nothing.
const slugs = readdirSync(toolsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(toolsFolder, entry.name, 'route.tsx')))
  .map((entry) => entry.name)

const pages = (lang: Lang) =>
  layout('site/layout.tsx', { id: `${lang}/layout` }, [
    index('site/home/route.tsx', { id: `${lang}/home` }),
    ...slugs.map((slug) => route(slug, `tools/${slug}/route.tsx`, { id: `${lang}/tools/${slug}` })),
    route('*', 'site/not-found/route.tsx', { id: `${lang}/not-found` }),
  ])

export default languages.flatMap((lang) =>
  lang === 'en' ? [pages(lang)] : prefix(lang, [pages(lang)]),
) satisfies RouteConfig
