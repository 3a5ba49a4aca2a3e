import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'

const units = { en: ['B', 'KB', 'MB', 'GB'], ne: ['बाइट', 'केबी', 'एमबी', 'जीबी'] } as const

/** A number of bytes in the largest unit that gives 1 or more, with one decimal below 10. */
export function byteSize(lang: Lang, bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units[lang].length - 1) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 && unit > 0 ? size.toFixed(1) : String(Math.round(size))
  return `${digitsIn(lang, shown)} ${units[lang][unit] ?? ''}`
}
