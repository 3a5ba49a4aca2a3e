import type { Bilingual, Lang } from '#app/lib/language.ts'
import type { ColourName } from '#app/ui/colour-style.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import file from './data/services.json' with { type: 'json' }
import type { Category, Service } from './services.ts'

interface Row {
  name: Bilingual
  also?: string[]
  number: string
  otherNumbers?: string[]
  description: Bilingual
  address?: Bilingual
  email?: string
  confidence: string
  sources: string[]
  oldValleyNumber?: boolean
  note?: Bilingual
}

const sourceTexts: Readonly<Record<string, Bilingual>> = file.sources

/**
 * The whole directory in one language, so that a browser loads the texts of its page alone. Landlines that were probably
 * renumbered are last in their category.
 */
export function servicesIn(lang: Lang): { categories: readonly Category[]; gatheredOn: string } {
  const categories = file.categories.map(({ id, title, short, icon, colour, services }) => ({
    id,
    title: title[lang],
    short: short[lang],
    icon: icon as IconName,
    colour: colour as ColourName,
    services: services
      .map((row: Row) => serviceIn(lang, row))
      .toSorted((a, b) => Number(a.oldValleyNumber) - Number(b.oldValleyNumber)),
  }))
  return { categories, gatheredOn: file.gatheredOn }
}

function serviceIn(lang: Lang, row: Row): Service {
  return {
    name: row.name[lang],
    searchTexts: [row.name.en, row.name.ne, ...(row.also ?? [])],
    number: row.number,
    otherNumbers: row.otherNumbers ?? [],
    description: row.description[lang],
    address: row.address?.[lang],
    email: row.email,
    confidence: row.confidence === 'high' ? 'high' : 'medium',
    sources: row.sources.map((id) => sourceTexts[id]?.[lang] ?? id),
    oldValleyNumber: row.oldValleyNumber ?? false,
    note: row.note?.[lang],
  }
}
