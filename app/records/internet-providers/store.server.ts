import type { Kysely } from 'kysely'
import { type Lang, textIn } from '#app/kit/language.ts'
import type { Database } from '#db/schema.ts'
import type { Provider } from './provider.ts'

export type ProviderRow = Awaited<ReturnType<typeof listActiveProviders>>[number]

/** Active providers in their order. At most 200: a list that visitors see is bounded. */
export function listActiveProviders(db: Kysely<Database>) {
  return db
    .selectFrom('internet_providers')
    .select([
      'id',
      'name',
      'name_ne',
      'logo_url',
      'website_url',
      'contact_number',
      'description',
      'description_ne',
      'is_active',
      'sort_order',
    ])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .limit(200)
    .execute()
}

/** The providers as a page in a language shows them. `logos`: paths on this site by the address of a logo. */
export function shownProviders(
  lang: Lang,
  rows: readonly ProviderRow[],
  logos: ReadonlyMap<string, string>,
): Provider[] {
  return rows.map((row) => {
    const name = textIn(lang, row.name, row.name_ne)
    const otherName = name.lang === 'ne' ? row.name : row.name_ne
    return {
      id: row.id,
      name: name.text,
      nameLang: name.lang,
      ...(otherName && { otherName }),
      logoPath: logos.get(row.logo_url ?? '') ?? null,
      websiteUrl: row.website_url,
      contactNumber: row.contact_number,
    }
  })
}
