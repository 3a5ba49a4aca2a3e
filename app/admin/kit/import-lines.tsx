import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Button } from './button.tsx'
import { messages } from './messages.ne.ts'
import { colourOf, type ImportLine, type ImportSource, problemFile } from './use-import.ts'

/** More rows would make the dialog slow. */
const mostShown = 200

interface ImportLinesProps {
  source: ImportSource
  lines: readonly ImportLine[]
  isStored: boolean
}

/** The result of each line of the file, with reasons; what is not stored stands first. */
export function ImportLines({ source, lines, isStored }: ImportLinesProps) {
  const { import: text } = useMessages(messages)
  const lang = useLang()
  const { outcomes, about } = source
  const number = (count: number) => digitsIn(lang, count)
  const counts = Object.entries(outcomes).flatMap(([name, title]) => {
    const count = lines.filter(({ outcome }) => outcome === name).length
    return count > 0 ? [`${title} ${number(count)}`] : []
  })
  const caption = isStored ? text.became : text.willBe
  const problems = problemFile(lines, [text.line, text.field, text.reason])
  return (
    <div>
      <p className="font-semibold">
        {`${text.preview(number(lines.length))}: `}
        {counts.join(', ')}
      </p>
      {problems && (
        <Button
          className="mt-3"
          onClick={() => downloadFile(`${source.name}-refused.csv`, 'text/csv', problems)}
        >
          {text.download}
        </Button>
      )}
      <p className="mt-3 text-sm text-muted">{caption}</p>
      <DataTable
        caption={caption}
        className="[&_td]:align-top [&_th]:align-top"
        columnTitles={[text.line, about.title, text.outcome]}
        rows={lines.slice(0, mostShown).map((line) => [
          number(line.line),
          <span key="about" className="wrap-anywhere">
            {about.cell(line) || '-'}
          </span>,
          <>
            <span className={`font-semibold ${colourOf(line.outcome)}`}>
              {outcomes[line.outcome] ?? line.outcome}
            </span>
            <Details line={line} labels={source.labels} />
          </>,
        ])}
      />
      {lines.length > mostShown && (
        <p className="mt-3 text-sm text-muted">{text.firstLines(number(mostShown), number(lines.length))}</p>
      )}
    </div>
  )
}

interface DetailsProps extends Pick<ImportSource, 'labels'> {
  line: ImportLine
}

/** Reasons and changes of a line. */
function Details({ line: { reasons, changes = [] }, labels = {} }: DetailsProps) {
  const { record: text, form } = useMessages(messages)
  const label = (field: string) => labels[field] ?? field
  const details = [
    ...reasons.map((reason) =>
      reason.field === undefined ? reason.text : text.reason(label(reason.field), reason.text),
    ),
    ...changes.map(({ field, before, after }) =>
      text.changed(label(field), before || form.empty, after || form.empty),
    ),
  ]
  return details.map((detail) => (
    <span key={detail} className="block text-sm wrap-anywhere">
      {detail}
    </span>
  ))
}
