import { type Bilingual, type Lang, textIn } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import type { Article } from '#app/platform/articles/article.tsx'
import {
  definePage,
  type PageData,
  type PageDefinition,
  PageNotFound,
  type PageRequest,
  type Seo,
} from '#app/platform/document/page.ts'
import { ToolPage } from '#app/platform/tool-page/tool-page.tsx'
import { type Refusal, statusOfRefusal } from '#app/platform/upstream/refusal.ts'
import { findToolByPath, type ToolRow } from './store.server.ts'

/** What a tool's own `load` may say of the whole page. */
type Loaded<Own> = Own & Pick<PageData, 'status'>

interface ToolPageDefinition<Own extends object>
  extends Pick<PageDefinition<Own & { title: string }>, 'depth' | 'render' | 'script' | 'draw'> {
  manifest: ToolManifest
  articles: Record<Lang, Article>
  messages: Record<Lang, { title: string; subtitle: string }>
  hasPhoneSubtitle?: boolean
  load: (request: PageRequest) => Loaded<Own> | Promise<Loaded<Own>>
  /** Where the page has other texts for search engines than the tool. */
  seo?: (first: Seo, own: Own) => Seo
}

/** A tool's page: `load` and `draw` are the tool alone, without what all tool pages show around it. */
export function defineToolPage<Own extends object>(definition: ToolPageDefinition<Own>) {
  const { manifest, articles, messages, hasPhoneSubtitle = false, seo, load, draw, ...page } = definition
  return definePage({
    ...page,
    path: manifest.path,
    load: async (request) => {
      const tool = await loadTool(request, manifest)
      const own = await load(request)
      return { ...tool, ...own, title: tool.seo.title, seo: seo?.(tool.seo, own) ?? tool.seo }
    },
    draw: (data, view) => (
      <ToolPage
        title={messages[view.lang].title}
        subtitle={messages[view.lang].subtitle}
        hasPhoneSubtitle={hasPhoneSubtitle}
        path={manifest.path}
        // There is no place for an ad on a page without what it is for.
        ads={manifest.ads && (data.status ?? 200) === 200}
        article={articles[view.lang]}
      >
        {draw(data, view)}
      </ToolPage>
    ),
  })
}

/**
 * Search engine texts of a tool's pages, from its row where there is one, else from its manifest, and the event of opening one.
 * @throws PageNotFound when an operator switched the tool off.
 */
export async function loadTool(request: PageRequest, manifest: ToolManifest) {
  const { lang } = request
  const row = await rowOf(manifest, request)
  if (row && !row.is_active) throw new PageNotFound({ closedTool: manifest.name[lang] })
  return { seo: seoOf(lang, manifest, row), openEvent: manifest.events.open }
}

/**
 * The status of a tool page without what the page is for: neither this site nor a search engine stores it. `refusal`: why
 * another server was not asked, which says when the page can be there.
 */
export function failedStatus({ site, render }: PageRequest, refusal: Refusal | null = null): number {
  const answer = refusal && statusOfRefusal(refusal, site.now())
  render.retryAfterSeconds = answer?.retryAfterSeconds
  return answer?.status ?? 503
}

/** If the row cannot be loaded, the page uses the texts of the manifest. */
async function rowOf(manifest: ToolManifest, { site, render }: PageRequest) {
  render.tags.add('tools')
  try {
    // A query is needed only for a tool that is not among the active ones.
    const active = await site.tools.current()
    return (
      active.find(({ path }) => path === manifest.path) ??
      (await findToolByPath(site.storage.db, manifest.path))
    )
  } catch (error) {
    render.degrade(error, 'tools-unavailable')
    return undefined
  }
}

function seoOf(lang: Lang, manifest: ToolManifest, row: ToolRow | undefined): Seo {
  const own = (key: 'title' | 'description' | 'keywords', fallback: Bilingual) => {
    const english = row?.[`seo_${key}`]
    return english ? textIn(lang, english, row[`seo_${key}_ne`]).text : fallback[lang]
  }
  return {
    lang,
    path: manifest.path,
    title: own('title', manifest.seo.title),
    description: own('description', manifest.seo.description),
    keywords: own('keywords', manifest.seo.keywords),
    ...(row?.og_image && { image: row.og_image }),
    about: { kind: 'tool', name: row ? textIn(lang, row.name, row.name_ne).text : manifest.name[lang] },
  }
}
