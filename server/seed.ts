import { rowOf } from '#app/lib/tool-manifest.ts'
import { manifests } from '#app/tools/registry.ts'
import type { Db } from '#db/schema.ts'
import { seed } from '#db/seed.ts'

/** Inserts the rows that a new site begins with; tools come from their folders. */
export function seedSite(db: Db) {
  return seed(db, {
    tools: manifests.map((manifest) => ({
      ...rowOf(manifest),
      sort_order: manifest.order,
      seo_title: manifest.seo.title.en,
      seo_title_ne: manifest.seo.title.ne,
      seo_description: manifest.seo.description.en,
      seo_description_ne: manifest.seo.description.ne,
      seo_keywords: manifest.seo.keywords.en,
      seo_keywords_ne: manifest.seo.keywords.ne,
    })),
  })
}
