import { digitsIn } from 'bikram-sambat/digits'
import type { ReactNode } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type Analytics, type Counts, eventName, sharesOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { Nothing, Panel } from './panel.tsx'

/** ADM-20: the most used tools, each with a bar and its figures in one row. */
export function Distribution({ counts }: { counts: Counts }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { title, empty, tool, count: countHead, share } = text.distribution
  const shares = sharesOf(counts)
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <FiguresTable
          caption={title}
          heads={[tool, countHead, share]}
          rows={shares.map(({ name, count, percent, length }) => ({
            key: name,
            cells: [
              <>
                {eventName(lang, name, text)}
                <span className="block text-sm font-normal text-muted">{name}</span>
                <Bar length={length} />
              </>,
              groupedNumber(lang, count),
              `${digitsIn(lang, percent)}%`,
            ],
          }))}
        />
      )}
    </Panel>
  )
}

function Bar({ length }: { length: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-2 w-full overflow-visible">
      <rect width="100%" height="100%" rx="4" className="fill-hover" />
      <rect width={`${Math.max(length * 100, 1)}%`} height="100%" rx="4" className="fill-brand" />
    </svg>
  )
}

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
      {rows.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <FiguresTable caption={title} heads={[tool, count, time]} rows={rows} />
      )}
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
        <FiguresTable caption={text.title} heads={[text.kind, text.count]} rows={rows} />
      )}
    </Panel>
  )
}

interface FiguresTableProps {
  caption: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Figures at the end of their cells, below heads. */
function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
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
