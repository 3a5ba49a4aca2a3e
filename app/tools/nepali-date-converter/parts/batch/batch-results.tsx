import { digitsIn, weekdayName } from '@chautari/bikram-sambat'
import { useState } from 'react'
import { csvOf } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { ShortRemarks } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import {
  type Calendar,
  convertText,
  dateText,
  failureText,
  numericText,
  otherCalendar,
  remarkText,
} from '../../conversion.ts'
import { messages } from '../../messages.ne.ts'
import { messages as batchMessages } from './messages.ne.ts'

export const maxLines = 5000

export type Line = ReturnType<typeof linesOf>[number]

export type ConvertedLine = ReturnType<typeof convertLine>

/** The lines that are not empty. They are counted from 1, the empty ones too. */
export function linesOf(text: string) {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
}

export function convertLine(from: Calendar, line: Line) {
  return { ...line, conversion: convertText(from, line.text) }
}

/** Whether the date of a line is possible in both calendars. */
export function isAmbiguous({ conversion }: ConvertedLine): boolean {
  return !conversion.ok && conversion.failure.reason === 'which-calendar'
}

/** The lines with the ambiguous ones read in the given calendar. */
export function convertedIn(meant: Calendar, lines: readonly ConvertedLine[]): ConvertedLine[] {
  return lines.map((line) =>
    isAmbiguous(line) ? { ...line, conversion: convertText('bs', line.text, meant) } : line,
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

/** Thousands of rows at once would block a phone. */
const firstRows = 100
const moreRows = 500

export function BatchResults({ from, lines }: { from: Calendar; lines: readonly ConvertedLine[] }) {
  const [text, lang] = useTexts(batchMessages)
  const [shown, setShown] = useState(firstRows)
  const more = Math.min(moreRows, lines.length - shown)
  return (
    <>
      <button
        type="button"
        className={`${buttonStyle.secondary} mt-3`}
        onClick={() => downloadFile(`${text.fileName}.csv`, 'text/csv', csvOf(batchTable(lines, from, lang)))}
      >
        <Icon name="file-text" />
        {text.download}
      </button>
      <section
        aria-label={text.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="mt-4 max-h-120 overflow-auto border-y border-line"
      >
        <DataTable
          caption={text.results}
          columnTitles={[text.line, text.given, text.result]}
          rows={lines
            .slice(0, shown)
            .map((line) => [
              digitsIn(lang, line.number),
              line.text,
              <Result key="result" from={from} line={line} />,
            ])}
          className="break-words [&_:is(td,th)]:align-top"
        />
      </section>
      {more > 0 && (
        <button
          type="button"
          className={`${buttonStyle.secondary} mt-3`}
          onClick={() => setShown(shown + more)}
        >
          {text.more(groupedNumber(lang, more))}
        </button>
      )}
    </>
  )
}

function Result({ from, line: { conversion } }: { from: Calendar; line: ConvertedLine }) {
  const lang = useLang()
  if (!conversion.ok)
    return <span className="text-simrik">{failureText(from, conversion.failure, lang)}</span>
  const { from: given, result, weekday, remarks } = conversion.converted
  return (
    <>
      <span className="block font-semibold">{dateText(otherCalendar[given], result, lang)}</span>
      {weekdayName(weekday, lang)}
      <ShortRemarks remarks={remarks} />
    </>
  )
}
