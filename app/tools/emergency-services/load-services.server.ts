import { type Lang, textIn } from '#app/lib/language.ts'
import { categories, categoryIds } from '#app/records/emergency-numbers/categories.ts'
import { listOf } from '#app/records/emergency-numbers/number.ts'
import { type EmergencyRow, pinnedNumbers } from '#app/records/emergency-numbers/store.server.ts'
import type { Category, Directory, Service } from './services.ts'

/** The whole directory in one language, so that a browser loads the texts of its page alone. */
export function directoryOf(lang: Lang, rows: readonly EmergencyRow[]): Directory {
  return {
    categories: categoryIds.flatMap((id): Category[] => {
      const { title, short, ...look } = categories[id]
      const services = rows.filter(({ category }) => category === id).map((row) => serviceIn(lang, row))
      if (services.length === 0) return []
      return [{ id, title: title[lang], short: short[lang], ...look, services }]
    }),
    pinned: pinnedNumbers(lang, rows),
    // What was gathered later is not older than that.
    gatheredOn: rows.map(({ checked_on }) => checked_on).toSorted()[0] ?? '',
  }
}

function serviceIn(lang: Lang, row: EmergencyRow): Service {
  const text = (english: string | null, nepali: string | null) =>
    textIn(lang, english ?? '', nepali).text || undefined
  return {
    name: textIn(lang, row.name, row.name_ne).text,
    searchTexts: [row.name, ...(row.name_ne ? [row.name_ne] : []), ...listOf(row.search_words)],
    number: row.number,
    otherNumbers: listOf(row.other_numbers),
    description: text(row.description, row.description_ne) ?? '',
    address: text(row.address, row.address_ne),
    email: row.email ?? undefined,
    confidence: row.confidence,
    sources: textIn(lang, row.sources, row.sources_ne).text.split('\n').filter(Boolean),
    checkedOn: row.checked_on,
    oldValleyNumber: row.is_old_number,
    note: text(row.note, row.note_ne),
  }
}
