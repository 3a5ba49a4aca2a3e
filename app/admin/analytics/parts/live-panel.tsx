import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalTime } from 'bikram-sambat-calendar/iso-day'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { eventName, type Live } from '../figures.ts'
import { messages } from '../messages.ne.ts'
import { useLive } from '../use-live.ts'
import { FiguresTable } from './figures-table.tsx'
import { Nothing, Panel } from './panel.tsx'

/** Who is there now. Not announced: it changes every few seconds. */
export function LivePanel() {
  const text = useMessages(messages)
  const lang = useLang()
  const { live, error } = useLive()
  const { title, how, loading, asOf } = text.live
  return (
    <Panel title={title} text={how}>
      {live ? <LiveFigures live={live} /> : <Nothing>{error ?? loading}</Nothing>}
      {live && (
        <p className="mt-3 text-sm text-muted">{asOf(digitsIn(lang, nepalTime(new Date(live.at))))}</p>
      )}
      {live && error !== undefined && <p className="mt-1 text-sm font-semibold text-simrik">{error}</p>}
    </Panel>
  )
}

function LiveFigures({ live: { last5Minutes, last30Minutes, pages, otherSessions } }: { live: Live }) {
  const text = useMessages(messages)
  const lang = useLang()
  const number = (count: number) => groupedNumber(lang, count)
  const { five, thirty, empty, pages: caption, page, sessions, others } = text.live
  const rows = pages.map((row) => ({
    key: row.event,
    cells: [eventName(lang, row.event, text), number(row.sessions)] as const,
  }))
  const rest = { key: '…', cells: [others, number(otherSessions)] as const }
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 gap-3">
        {[[five, last5Minutes] as const, [thirty, last30Minutes] as const].map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-bold">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <FiguresTable
          caption={caption}
          heads={[page, sessions]}
          rows={otherSessions > 0 ? [...rows, rest] : rows}
        />
      )}
    </>
  )
}
