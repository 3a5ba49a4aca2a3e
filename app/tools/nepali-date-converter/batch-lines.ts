import { type CalendarDay, weekdayName } from 'bikram-sambat-calendar'
import type { Lang } from '#app/lib/language.ts'
import {
  type Calendar,
  type Conversion,
  convertText,
  failureText,
  numericText,
  remarkText,
} from './conversion.ts'
import { messages } from './messages.ne.ts'
import { messages as batchMessages } from './parts/batch/messages.ne.ts'

export const maxLines = 5000

export interface Line {
  /** Counted from 1, empty lines too. */
  number: number
  text: string
}

export interface ConvertedLine extends Line {
  conversion: Conversion
}

/** The lines that are not empty. */
export function linesOf(text: string): Line[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
}

export function convertLine(from: Calendar, line: Line): ConvertedLine {
  return { ...line, conversion: convertText(from, line.text) }
}

/** The date of a line that is possible in both calendars. */
export function ambiguousDate({ conversion }: ConvertedLine): CalendarDay | undefined {
  return !conversion.ok && conversion.failure.reason === 'which-calendar'
    ? conversion.failure.given
    : undefined
}

/** The lines with the ambiguous ones read in the given calendar. */
export function convertedIn(meant: Calendar, lines: readonly ConvertedLine[]): ConvertedLine[] {
  return lines.map((line) =>
    ambiguousDate(line) ? { ...line, conversion: convertText('bs', line.text, meant) } : line,
  )
}

/** The lines as a table for spreadsheets: numeric dates of both calendars, everything else in the page's language. */
export function batchTable(lines: readonly ConvertedLine[], from: Calendar, lang: Lang): string[][] {
  const text = messages[lang]
  const { line: number, given, weekday, remark } = batchMessages[lang]
  const head = [number, given, text.calendar.bs, text.calendar.ad, weekday, remark]
  return [head, ...lines.map((line) => [String(line.number), line.text, ...cells(line)])]

  function cells({ conversion }: ConvertedLine): string[] {
    if (!conversion.ok) return ['', '', '', failureText(from, conversion.failure, lang)]
    const { given, result, weekday } = conversion.converted
    const [bs, ad] = conversion.converted.from === 'bs' ? [given, result] : [result, given]
    return [
      numericText(bs),
      numericText(ad),
      weekdayName(weekday, lang),
      remarkText(lang, conversion.converted),
    ]
  }
}
