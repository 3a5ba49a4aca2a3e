import type { Lang } from '#app/kit/language.ts'

const nepali: Readonly<Record<string, string>> = { GSM: 'जीएसएम', CDMA: 'सीडीएमए' }

/** A technology as readers of the language write it; names such as `4G` stay. */
export function technologyIn(lang: Lang, technology: string): string {
  return lang === 'ne' ? technology.replace(/GSM|CDMA/g, (name) => nepali[name] ?? name) : technology
}
