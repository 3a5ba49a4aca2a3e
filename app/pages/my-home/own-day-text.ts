import { adMonthName, bsMonthName } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { tithiNumbered } from '@chautari/bikram-sambat/panchanga'
import type { Lang } from '#app/lib/language.ts'
import type { OwnDay } from '#app/platform/personal/personal-record.ts'
import { messages } from './messages.ne.ts'

/** `20 Mangsir (BS)`, `5 December (AD)`, `Jestha Shukla Ekadashi (tithi)` */
export function ownDayText(lang: Lang, { calendar, month, day }: OwnDay): string {
  const parts = [dayNameIn(lang, calendar, day), monthNameIn(lang, calendar, month)]
  const { yearly, shortCalendars } = messages[lang]
  return yearly((calendar === 'tithi' ? parts.toReversed() : parts).join(' '), shortCalendars[calendar])
}

export function monthNameIn(lang: Lang, calendar: OwnDay['calendar'], month: number): string {
  return calendar === 'ad' ? adMonthName(month, lang) : bsMonthName(month, lang)
}

/** `20`, or `Shukla Ekadashi` */
export function dayNameIn(lang: Lang, calendar: OwnDay['calendar'], day: number): string {
  if (calendar !== 'tithi') return digitsIn(lang, day)
  const { paksha, [lang]: name } = tithiNumbered(day)
  return `${messages[lang].paksha[paksha]} ${name}`
}
