import { digitsIn } from 'bikram-sambat/digits'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
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
  return (
    <div>
      <p className="font-semibold">
        {`${text.preview(digitsIn(lang, results.length))}: `}
        {counts.map(({ outcome, count }) => `${outcomes[outcome]} ${digitsIn(lang, count)}`).join(', ')}
      </p>
      <table className="mt-3 w-full border-collapse text-start">
        <caption className="pb-2 text-start text-sm text-muted">
          {hasBegun ? text.became : text.willBe}
        </caption>
        <thead className="text-sm text-muted">
          <tr>
            {[text.line, text.day, text.outcome].map((head) => (
              <th key={head} scope="col" className="pb-1 pe-3 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <Line key={result.line} result={result} />
          ))}
        </tbody>
      </table>
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

function Line({ result: { line, date, outcome, reasons } }: { result: LineResult }) {
  const { outcomes } = useMessages(messages)
  const lang = useLang()
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pe-3 text-start font-semibold">
        {digitsIn(lang, line)}
      </th>
      <td className="py-2 pe-3">{date ? dayText(lang, date) : '-'}</td>
      <td className="py-2 wrap-anywhere">
        <span className={`font-semibold ${colours[outcome]}`}>{outcomes[outcome]}</span>
        {reasons.map(({ text }) => (
          <span key={text} className="block text-sm">
            {text}
          </span>
        ))}
      </td>
    </tr>
  )
}
