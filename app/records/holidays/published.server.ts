import { almanacNames } from 'bikram-sambat-calendar/almanac'
import type { Bilingual, Lang } from '#app/lib/language.ts'
import holidays from './data/holidays.json' with { type: 'json' }
import observed from './data/observed-days.json' with { type: 'json' }

export { published } from './all-published.ts'

const names: Readonly<Record<string, Bilingual>> = {
  ...almanacNames,
  ...holidays.names,
  ...observed.names,
}

/** What every festival is called in a language, by id. */
export function festivalNamesIn(lang: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, name[lang]]))
}

/** The day, in Bikram Sambat, of the Home Ministry's notice, by year. */
export const noticeDays: Readonly<Record<string, string>> = holidays.notices
