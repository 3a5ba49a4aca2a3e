import type { Kysely } from 'kysely'
import { manifests } from '#app/tools/registry.ts'
import type { Database } from '#db/schema.ts'
import { seed } from '#db/seed.ts'

/** Inserts the rows that a new site begins with; tools come from their folders. */
export function seedSite(db: Kysely<Database>) {
  return seed(db, {
    tools: manifests.map(({ path, name, description, icon, category, order, seo }) => ({
      name: name.en,
      name_ne: name.ne,
      path,
      description: description.en,
      description_ne: description.ne,
      icon_name: icon,
      category,
      sort_order: order,
      seo_title: seo.title.en,
      seo_title_ne: seo.title.ne,
      seo_description: seo.description.en,
      seo_description_ne: seo.description.ne,
      seo_keywords: seo.keywords.en,
      seo_keywords_ne: seo.keywords.ne,
    })),
  })
}
