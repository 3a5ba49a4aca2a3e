import { digitsIn, weekdayName } from 'bikram-sambat-calendar'
import { useState } from 'react'
import { csvOf } from '#app/lib/csv.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { ShortRemarks } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { batchTable, type ConvertedLine } from '../../batch-lines.ts'
import { type Calendar, dateText, failureText, otherCalendar } from '../../conversion.ts'
import { messages } from './messages.ne.ts'

/** Thousands of rows at once would block a phone. */
const firstRows = 100
const moreRows = 500

interface BatchResultsProps {
  from: Calendar
  lines: readonly ConvertedLine[]
}

export function BatchResults({ from, lines }: BatchResultsProps) {
  const text = useMessages(messages)
  const lang = useLang()
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
          heads={[text.line, text.given, text.result]}
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
