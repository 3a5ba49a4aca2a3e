import { digitsIn, weekdayName } from 'bikram-sambat'
import { useState } from 'react'
import { csvOf } from '#app/kit/csv.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { batchTable, type ConvertedLine } from '../../batch-lines.ts'
import { type Calendar, dateText, otherCalendar } from '../../calendars.ts'
import { failureText } from '../../failure-text.ts'
import { messages } from '../../messages.ne.ts'

/** Thousands of rows at once would block a phone. */
const firstRows = 100
const moreRows = 500

interface BatchResultsProps {
  from: Calendar
  lines: readonly ConvertedLine[]
}

export function BatchResults({ from, lines }: BatchResultsProps) {
  const text = useMessages(messages).batch
  const lang = useLang()
  const [shown, setShown] = useState(firstRows)
  const more = Math.min(moreRows, lines.length - shown)
  const heads = [text.line, text.given, text.result]
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
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-start">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line) => (
              <Row key={line.number} from={from} line={line} />
            ))}
          </tbody>
        </table>
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

function Row({ from, line: { number, text: given, conversion } }: { from: Calendar; line: ConvertedLine }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pr-4 text-muted">{digitsIn(lang, number)}</td>
      <td className="py-2 pr-4 break-words">{given}</td>
      <td className="py-2">
        {conversion.ok ? (
          <>
            <span className="block font-semibold">
              {dateText(otherCalendar[conversion.converted.from], conversion.converted.result, lang)}
            </span>
            {weekdayName(conversion.converted.weekday, lang)}
            {conversion.converted.provisional && <span className="text-simrik"> ({text.provisional})</span>}
          </>
        ) : (
          <span className="text-simrik">{failureText(from, conversion.failure, lang)}</span>
        )}
      </td>
    </tr>
  )
}
