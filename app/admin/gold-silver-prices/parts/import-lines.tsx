import { digitsIn } from 'bikram-sambat/digits'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { messages } from '../messages.ne.ts'
import type { LineOutcome, LineResult } from '../price-file.ts'

interface ImportLinesProps {
  results: readonly LineResult[]
  hasBegun: boolean
}

const order: readonly LineOutcome[] = ['stored', 'updated', 'unchanged', 'held', 'refused']

/** The result of each line of the file, with reasons. */
export function ImportLines({ results, hasBegun }: ImportLinesProps) {
  const { file: text, outcomes } = useMessages(messages)
  const lang = useLang()
  const counts = order
    .map((outcome) => ({ outcome, count: results.filter((result) => result.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
  const caption = hasBegun ? text.became : text.willBe
  return (
    <div>
      <p className="font-semibold">
        {`${text.preview(digitsIn(lang, results.length))}: `}
        {counts.map(({ outcome, count }) => `${outcomes[outcome]} ${digitsIn(lang, count)}`).join(', ')}
      </p>
      <p className="mt-3 text-sm text-muted">{caption}</p>
      <DataTable
        caption={caption}
        className="align-top"
        heads={[text.line, text.day, text.outcome]}
        rows={results.map(({ line, date, outcome, reasons }) => [
          digitsIn(lang, line),
          date ? dayText(lang, date) : '-',
          <>
            <span className={`font-semibold ${colours[outcome]}`}>{outcomes[outcome]}</span>
            {reasons.map((reason) => (
              <span key={reason.text} className="block text-sm wrap-anywhere">
                {reason.text}
              </span>
            ))}
          </>,
        ])}
      />
    </div>
  )
}

const colours: Readonly<Record<LineOutcome, string>> = {
  stored: 'text-good',
  updated: 'text-good',
  unchanged: 'text-muted',
  held: 'text-ink',
  refused: 'text-simrik',
}
