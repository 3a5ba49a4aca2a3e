import { digitsIn } from 'bikram-sambat-calendar/digits'
import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type Analytics, type Counts, eventName, sharesOf } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { Bar, FiguresTable } from './figures-table.tsx'
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
