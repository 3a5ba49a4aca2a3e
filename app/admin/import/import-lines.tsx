import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { SelectField } from '#app/ui/field.tsx'
import { type ImportSource, type LineResult, problemFile } from './import-file.ts'
import { messages } from './messages.ne.ts'

/** More rows would make the dialog slow. */
const mostShown = 200

interface ImportLinesProps<Line extends LineResult> {
  source: ImportSource<Line>
  results: readonly Line[]
  isStored: boolean
}

/** The result of each line of the file, with reasons; one outcome alone if wanted. */
export function ImportLines<Line extends LineResult>({ source, results, isStored }: ImportLinesProps<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const [only, setOnly] = useState('')
  const counts = Object.entries(source.outcomes)
    .map(([name, { title }]) => ({
      name,
      title,
      count: results.filter(({ outcome }) => outcome === name).length,
    }))
    .filter(({ count }) => count > 0)
  // The outcome may have no lines any more once the file is stored.
  const filter = counts.some(({ name }) => name === only) ? only : ''
  const lines = filter ? results.filter(({ outcome }) => outcome === filter) : results
  const caption = isStored ? text.became : text.willBe
  const number = (count: number) => digitsIn(lang, count)
  const problems = problemFile(results, [text.line, text.field, text.reason])
  return (
    <div>
      <p className="font-semibold">
        {`${text.preview(number(results.length))}: `}
        {counts.map(({ title, count }) => `${title} ${number(count)}`).join(', ')}
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
      {counts.length > 1 && (
        <SelectField
          label={text.show}
          value={filter}
          onChange={({ target }) => setOnly(target.value)}
          className="mt-3 max-w-xs"
          options={[
            ['', text.allLines],
            ...counts.map(({ name, title, count }) => [name, `${title} (${number(count)})`] as const),
          ]}
        />
      )}
      <p className="mt-3 text-sm text-muted">{caption}</p>
      <LineTable source={source} lines={lines.slice(0, mostShown)} caption={caption} />
      {lines.length > mostShown && (
        <p className="mt-3 text-sm text-muted">{text.firstLines(number(mostShown), number(lines.length))}</p>
      )}
    </div>
  )
}

interface LineTableProps<Line extends LineResult> {
  source: ImportSource<Line>
  lines: readonly Line[]
  caption: string
}

function LineTable<Line extends LineResult>({ source, lines, caption }: LineTableProps<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { outcomes, about, details } = source
  return (
    <DataTable
      caption={caption}
      className="[&_td]:align-top [&_th]:align-top"
      heads={[text.line, about.title, text.outcome]}
      rows={lines.map((line) => [
        digitsIn(lang, line.line),
        <span key="about" className="wrap-anywhere">
          {about.cell(line) || '-'}
        </span>,
        <>
          <span className={`font-semibold ${outcomes[line.outcome]?.colour ?? ''}`}>
            {outcomes[line.outcome]?.title ?? line.outcome}
          </span>
          {details(line).map((detail) => (
            <span key={detail.key} className="block text-sm wrap-anywhere">
              {detail.text}
            </span>
          ))}
        </>,
      ])}
    />
  )
}
