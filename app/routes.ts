import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Lang, languages } from './kit/language.ts'
import type { ToolManifest } from './kit/tool-manifest.ts'

const toolsFolder = join(import.meta.dirname, 'tools')

// A tool's page stands at its folder's name; the folders are read here so that a new tool edits nothing. A tool that is
// only announced has no page, however much of it is there already.
const folders = readdirSync(toolsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const manifests = await Promise.all(folders.map(({ name }) => readManifest(name)))
const open = manifests.filter(({ status }) => status === 'open')

async function readManifest(folder: string): Promise<ToolManifest> {
  const { tool } = (await import(
    /* @vite-ignore */ pathToFileURL(join(toolsFolder, folder, 'tool.ts')).href
  )) as {
    tool: ToolManifest
  }
  return tool
}

const accountSlugs = ['profile', 'sign-in', 'sign-up', 'forgot-password', 'confirm']
const siteSlugs = ['about', 'privacy', 'terms', 'offline', 'newsletter', 'status', ...accountSlugs]

const pages = (lang: Lang) =>
  layout('site/layout.tsx', { id: `${lang}/layout` }, [
    index('site/home/route.tsx', { id: `${lang}/home` }),
    ...siteSlugs.map((slug) => route(slug, `site/${slug}/route.tsx`, { id: `${lang}/${slug}` })),
    ...open.map(({ slug, below }) =>
      route(below ? `${slug}/${below.pattern}` : slug, `tools/${slug}/route.tsx`, {
        id: `${lang}/tools/${slug}`,
      }),
    ),
    route('*', 'site/not-found/route.tsx', { id: `${lang}/not-found` }),
  ])

// One route for all sections: what it knows of them is loaded behind its gate, and public pages learn of none.
const admin = (lang: Lang) => route('admin/*', 'admin/route.tsx', { id: `${lang}/admin` })

export default languages.flatMap((lang) =>
  lang === 'en' ? [pages(lang), admin(lang)] : prefix(lang, [pages(lang), admin(lang)]),
) satisfies RouteConfig
