import { instantText } from '#app/kit/instant-text.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { eventName } from '../event-name.ts'
import { type Analytics, type Counts, sharesOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { Nothing, Panel } from './panel.tsx'

export function RecentActivity({ recent }: { recent: Analytics['recentActivity'] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { title, empty, text: how, tool, count, time } = text.recent
  const rows = recent.map((row) => ({
    key: `${row.tool} ${row.time}`,
    cells: [
      eventName(lang, row.tool, text),
      `+${groupedNumber(lang, row.count)}`,
      instantText(lang, row.time),
    ] as const,
  }))
  return (
    <Panel title={title} text={how}>
      {rows.length === 0 ? <Nothing>{empty}</Nothing> : <Rows heads={[tool, count, time]} rows={rows} />}
    </Panel>
  )
}

export function ErrorMonitoring({ counts }: { counts: Counts }) {
  const { errors: text } = useMessages(messages)
  const lang = useLang()
  const rows = sharesOf(counts).map(({ name, count }) => ({
    key: name,
    cells: [name, groupedNumber(lang, count)] as const,
  }))
  return (
    <Panel title={text.title}>
      {rows.length === 0 ? (
        <Nothing>{text.empty}</Nothing>
      ) : (
        <Rows heads={[text.kind, text.count]} rows={rows} />
      )}
    </Panel>
  )
}

interface RowsProps {
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly [string, ...string[]] }[]
}

function Rows({ heads, rows }: RowsProps) {
  return (
    <table className="w-full border-collapse">
      <thead className="text-sm text-muted">
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={`pb-1 font-semibold ${sideOf(column)}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-3 text-start font-semibold wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} className="py-2 ps-2 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sideOf = (column: number) => (column === 0 ? 'text-start' : 'ps-2 text-end')
