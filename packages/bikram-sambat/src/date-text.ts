import type { CalendarDay } from './calendar-day.ts'
import { isIgnored, type MonthReader } from './date-words.ts'
import { latinDigits } from './digits.ts'

/** The days that a text can mean: none, one, or two where `4/5/2082` leaves open which number is the month. */
export function readDateText(text: string, monthOf: MonthReader): CalendarDay[] {
  const numbers: string[] = []
  const months: number[] = []
  for (const word of wordsOf(text)) {
    const month = monthOf(word)
    if (/^\d/.test(word)) numbers.push(word)
    else if (month !== undefined) months.push(month)
    else if (!isIgnored(word)) return []
  }
  if (months.length > 1) return []
  return months[0] === undefined ? readNumbers(numbers) : readNamed(months[0], numbers)
}

/** Words and numbers. Digits of other scripts than Latin and Devanagari count as unknown words. */
const word = /\d+|(?:(?!\d)[\p{L}\p{M}\p{N}])+/gu

/**
 * The time of day behind a date, as spreadsheets and databases write it. One with a zone may be of another day in Nepal,
 * save midnight, which stands for the day.
 */
const clock = /(?<=\d)(\s+|t)(\d+:[\d:.]+(\s?[ap]m)?|[0:.]+z)\W*$/i

/** Numbers and words; all else separates them. */
function wordsOf(text: string): string[] {
  // Invisible joiners come along when Devanagari is pasted.
  const plain = latinDigits(text.normalize('NFC').replace(/[\u200B-\u200D\uFEFF]/g, ''))
  return plain.replace(clock, '').match(word) ?? []
}

/** `2082 Shrawan 29`, `29 Shrawan 2082`, `Shrawan 29, 2082`: the year is the number of four digits. */
function readNamed(month: number, numbers: string[]): CalendarDay[] {
  const [year, day] = isYear(numbers[0]) ? numbers : [numbers[1], numbers[0]]
  return numbers.length === 2 && isYear(year) && isShort(day) ? [dayOf(year, month, day)] : []
}

/** `2082-4-29`, `20820429`, `29/4/2082`. */
function readNumbers(numbers: string[]): CalendarDay[] {
  const [first, second, third] = numbers
  if (numbers.length === 1 && first?.length === 8)
    return [dayOf(first.slice(0, 4), first.slice(4, 6), first.slice(6))]
  if (numbers.length !== 3 || !isShort(second)) return []
  if (isYear(first) && isShort(third)) return [dayOf(first, second, third)]
  if (!isShort(first) || !isYear(third)) return []
  const dayFirst = dayOf(third, second, first)
  return first === second ? [dayFirst] : [dayFirst, dayOf(third, first, second)]
}

function isYear(word: string | undefined): word is string {
  return word?.length === 4
}

function isShort(word: string | undefined): word is string {
  return word !== undefined && word.length <= 2
}

function dayOf(year: string, month: string | number, day: string): CalendarDay {
  return { year: Number(year), month: Number(month), day: Number(day) }
}
