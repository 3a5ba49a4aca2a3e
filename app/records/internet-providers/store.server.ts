import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import { listActiveRows, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import { uploadProblem } from '#app/platform/media/stored-pictures.server.ts'
import type { Db } from '#db/schema.ts'
import { providerRecord } from './schema.ts'

export type ProviderRow = Awaited<ReturnType<typeof listActiveProviders>>[number]

export const listActiveProviders = (db: Db) =>
  listActiveRows(db, 'internet_providers', providerRecord.columns, 200)

/** All providers, active or not, by name. */
export async function listProviderNames(db: Db) {
  return await db
    .selectFrom('internet_providers')
    .select(['id', 'name'])
    .orderBy('name')
    .limit(2000)
    .execute()
}

export const providerEditor = new RowEditor<
  'internet_providers',
  z.output<ReturnType<typeof providerRecord.edits>>
>({
  table: 'internet_providers',
  tags: ['internet-providers', 'internet-plans'],
  searched: ['name', 'name_ne', 'contact_number', 'description'],
  filters: providerRecord.filters,
  conflicts: (db, { logo_url }, { lang }) => uploadProblem(db, logo_url, lang),
  dependents: { name: 'plans', table: 'internet_plans', column: 'provider_id' },
})

/** An internet provider as pages show it. */
export type Provider = ReturnType<typeof shownProviders>[number]

/** The providers as a page in a language shows them. `logos`: paths on this site by the address of a logo. */
export function shownProviders(lang: Lang, rows: readonly ProviderRow[], logos: ReadonlyMap<string, string>) {
  return rows.map((row) => {
    const name = textIn(lang, row.name, row.name_ne)
    const otherName = name.lang === 'ne' ? row.name : row.name_ne
    return {
      id: row.id,
      name: name.text,
      /** The language that the name really is in. */
      nameLang: name.lang,
      // The name in the other language, where the row has both: a search finds either.
      ...(otherName && { otherName }),
      /** On this site; null where there is none. */
      logoPath: logos.get(row.logo_url ?? '') ?? null,
      websiteUrl: row.website_url,
      contactNumber: row.contact_number,
    }
  })
}
