import type * as z from 'zod/mini'
import type { PageRequest } from '#app/platform/document/page.ts'
import { listActiveRows, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import { uploadProblem } from '#app/platform/media/stored-pictures.server.ts'
import type { Db } from '#db/schema.ts'
import { type BankList, type NamedBank, shownBanks } from './bank.ts'
import { messages } from './messages.ne.ts'
import { bankRecord } from './schema.ts'

export const listActiveBanks = (db: Db) => listActiveRows(db, 'banks', bankRecord.columns, 200)

export const bankEditor = new RowEditor<'banks', z.output<ReturnType<typeof bankRecord.edits>>>({
  table: 'banks',
  tags: ['banks'],
  searched: ['name', 'name_ne', 'code'],
  filters: bankRecord.filters,
  async conflicts(db, { code, logo_url }, { lang, id }) {
    const other =
      code && (await db.selectFrom('banks').select('id').where('code', '=', code).executeTakeFirst())
    if (other && other.id !== id) return { code: messages[lang].codeTaken }
    return await uploadProblem(db, logo_url, lang)
  },
})

/** Shown when the list of banks cannot be loaded; in this order. */
export const builtInBanks: readonly NamedBank[] = [
  { name: 'Nepal Bank Limited', name_ne: 'नेपाल बैंक लिमिटेड', code: 'NEBLNPKA' },
  { name: 'NIC Asia Bank Limited', name_ne: 'एनआईसी एशिया बैंक लिमिटेड', code: 'BOALNPKA' },
  { name: 'Global IME Bank Limited', name_ne: 'ग्लोबल आईएमई बैंक लिमिटेड', code: 'GLBBNPKA' },
  { name: 'Himalayan Bank Ltd', name_ne: 'हिमालयन बैंक लिमिटेड', code: 'HIMANPKA' },
  { name: 'NMB Bank', name_ne: 'एनएमबी बैंक', code: 'NMBBNPKA' },
]

/**
 * The banks of a page. If they cannot be loaded, the built-in ones are used and the page says so; the error of the
 * database goes to the log, never to the page.
 */
export async function loadBanks({ lang, site, render }: PageRequest): Promise<BankList> {
  const read = async () => {
    const banks = await listActiveBanks(site.storage.db)
    const logos = await site.pictures.paths(banks.map(({ logo_url }) => logo_url))
    return { banks: shownBanks(lang, banks, logos) }
  }
  return await render.records('banks', read, () => ({
    banks: shownBanks(lang, builtInBanks),
    failure: { detail: '' },
  }))
}
