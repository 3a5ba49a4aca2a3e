import { barePath, type Lang } from '#app/lib/language.ts'
import { type DimensionKind, none, other } from '#app/records/usage/dimensions.ts'
import { manifestAt } from '#app/tools/registry.ts'

interface ValueWords {
  none: string
  other: string
  names: Readonly<Record<string, string>>
}

/** A readable name of a counted value; the value itself where there is none. */
export function valueName(lang: Lang, kind: DimensionKind, value: string, words: ValueWords): string {
  if (value === none) return words.none
  if (value === other) return words.other
  const named = words.names[value]
  if (named !== undefined) return named
  if (kind === 'page') return manifestAt(barePath(value))?.name[lang] ?? value
  if (kind === 'region') return names(lang, 'region').of(value) ?? value
  return kind === 'browser_language' ? (names(lang, 'language').of(value) ?? value) : value
}

/** The panel is drawn in the browser alone: no text of a server can differ from it. */
function names(lang: Lang, type: 'region' | 'language'): Intl.DisplayNames {
  return new Intl.DisplayNames(lang, { type })
}
