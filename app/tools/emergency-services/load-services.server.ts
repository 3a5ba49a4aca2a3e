import { type Lang, textIn } from '#app/lib/language.ts'
import { saidIn } from '#app/lib/statement.ts'
import {
  categories,
  categoryIds,
  listOf,
  notDialled,
  numberRemarks,
  oldNumber,
} from '#app/records/emergency-numbers/number.ts'
import { type EmergencyRow, pinnedNumbers } from '#app/records/emergency-numbers/store.server.ts'

/** The whole directory in one language. */
export function directoryOf(lang: Lang, rows: readonly EmergencyRow[]) {
  // What was gathered later is not older than that.
  const gatheredOn = rows.map(({ checked_on }) => checked_on).toSorted()[0]
  const ids = categoryIds.filter((id) => rows.some(({ category }) => category === id))
  const pinned = pinnedNumbers(lang, rows)
  const old = rows.filter(({ is_old_number }) => is_old_number)
  return {
    /** Those that have entries. */
    categories: ids.map((id) => {
      const { title, short, icon, colour } = categories[id]
      return { id, title: title[lang], short: short[lang], icon, colour }
    }),
    services: ids.flatMap((id) =>
      rows
        .filter(({ category }) => category === id)
        .map((row) => ({
          ...serviceIn(lang, row, gatheredOn),
          isPinned: pinned.some(({ number }) => number === row.number),
        })),
    ),
    /** Shown large above the list. */
    pinned,
    /** What has to be said beside every number. */
    remarks: saidIn(lang, [
      ...(gatheredOn ? [notDialled(gatheredOn)] : []),
      ...(old.length > 0 ? [oldNumber(old.map(({ category }) => category))] : []),
    ]),
  }
}

export type Directory = ReturnType<typeof directoryOf>

/** One entry of the directory in one language. */
export type Service = Directory['services'][number]

function serviceIn(lang: Lang, row: EmergencyRow, gatheredOn: string | undefined) {
  const text = (english: string | null, nepali: string | null) =>
    textIn(lang, english ?? '', nepali).text || undefined
  return {
    category: row.category,
    name: textIn(lang, row.name, row.name_ne).text,
    searchTexts: [row.name, ...(row.name_ne ? [row.name_ne] : []), ...listOf(row.search_words)],
    numbers: [row.number, ...listOf(row.other_numbers)],
    description: text(row.description, row.description_ne) ?? '',
    address: text(row.address, row.address_ne),
    email: row.email ?? undefined,
    /** `high`: named by an official body, an embassy or recent news. `medium`: from lists only. */
    confidence: row.confidence,
    sources: textIn(lang, row.sources, row.sources_ne).text.split('\n').filter(Boolean),
    checkedOn: row.checked_on,
    // The day that holds for all of them stands above the list.
    remarks: saidIn(lang, numberRemarks(row)).filter(
      ({ kind }) => kind !== 'not-dialled' || row.checked_on !== gatheredOn,
    ),
    note: text(row.note, row.note_ne),
  }
}
