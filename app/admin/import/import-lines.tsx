import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { type ImportSource, type LineResult, outcomeColours, problemFile } from './import-file.ts'
import { messages } from './messages.ne.ts'

/** More rows would make the dialog slow. */
const mostShown = 200

interface ImportLinesProps<Line extends LineResult> {
  source: ImportSource<Line>
  results: readonly Line[]
  isStored: boolean
}

/** The result of each line of the file, with reasons; what is not stored stands first. */
export function ImportLines<Line extends LineResult>({ source, results, isStored }: ImportLinesProps<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { outcomes, about, details } = source
  const number = (count: number) => digitsIn(lang, count)
  const counts = Object.entries(outcomes).flatMap(([name, title]) => {
    const count = results.filter(({ outcome }) => outcome === name).length
    return count > 0 ? [`${title} ${number(count)}`] : []
  })
  const caption = isStored ? text.became : text.willBe
  const problems = problemFile(results, [text.line, text.field, text.reason])
  return (
    <div>
      <p className="font-semibold">
        {`${text.preview(number(results.length))}: `}
        {counts.join(', ')}
      </p>
      {problems && (
        <button
          type="button"
          className={`${buttonStyle.secondary} mt-3`}
          onClick={() => downloadFile(`${source.name}-refused.csv`, 'text/csv', problems)}
        >
          {text.download}
        </button>
      )}
      <p className="mt-3 text-sm text-muted">{caption}</p>
      <DataTable
        caption={caption}
        className="[&_td]:align-top [&_th]:align-top"
        heads={[text.line, about.title, text.outcome]}
        rows={results.slice(0, mostShown).map((line) => [
          number(line.line),
          <span key="about" className="wrap-anywhere">
            {about.cell(line) || '-'}
          </span>,
          <>
            <span className={`font-semibold ${outcomeColours[line.outcome] ?? ''}`}>
              {outcomes[line.outcome] ?? line.outcome}
            </span>
            {details(line).map((detail) => (
              <span key={detail.key} className="block text-sm wrap-anywhere">
                {detail.text}
              </span>
            ))}
          </>,
        ])}
      />
      {results.length > mostShown && (
        <p className="mt-3 text-sm text-muted">
          {text.firstLines(number(mostShown), number(results.length))}
        </p>
      )}
    </div>
  )
}
