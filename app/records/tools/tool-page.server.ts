import { type Bilingual, type Lang, textIn } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import type { Article } from '#app/platform/articles/article.tsx'
import { type PageData, PageNotFound, type PageRequest, type Seo } from '#app/platform/document/page.ts'
import type { ToolFrame } from '#app/platform/tool-page/tool-page.tsx'
import { type Refusal, statusOfRefusal } from '#app/platform/upstream/refusal.ts'
import { findToolByPath, type ToolRow } from './store.server.ts'

interface ToolTexts {
  manifest: ToolManifest
  articles: Record<Lang, Article>
}

/**
 * What every tool page's `load` gives: frame and search engine texts, from the tool's row where there is one, else from
 * its manifest.
 * @throws PageNotFound when an operator switched the tool off.
 */
export async function loadToolPage(request: PageRequest, { manifest, articles }: ToolTexts) {
  const { lang } = request
  const row = await rowOf(manifest, request)
  if (row && !row.is_active) throw new PageNotFound({ closedTool: manifest.name[lang] })
  const { html, sections } = articles[lang]
  const frame: ToolFrame = { path: manifest.path, ads: manifest.ads, article: { html, sections } }
  return { frame, seo: seoOf(lang, manifest, row), openEvent: manifest.events.open }
}

/**
 * The answer of a tool page without what the page is for: neither this site nor a search engine stores it, and there is
 * no place for an ad on it. `refusal`: why another server was not asked, which says when the page can be there.
 */
export function failedToolPage<Loaded extends PageData & { frame: ToolFrame }>(
  page: Loaded,
  { site, render }: PageRequest,
  refusal: Refusal | null = null,
): Loaded & { status: number } {
  const answer = refusal && statusOfRefusal(refusal, site.now())
  render.retryAfterSeconds = answer?.retryAfterSeconds
  return { ...page, frame: { ...page.frame, ads: false }, status: answer?.status ?? 503 }
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
