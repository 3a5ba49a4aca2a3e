import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useMay } from '../api/use-may.ts'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages } from '../lists/list-tools.tsx'
import { SelectionHead } from '../lists/selection-head.tsx'
import { useList } from '../lists/use-list.ts'
import { useSelection } from '../lists/use-selection.ts'
import type { Correction } from './correction.ts'
import { messages } from './messages.ne.ts'
import { BulkDecision } from './parts/bulk-decision.tsx'
import { Queue } from './parts/queue.tsx'
import { QueueTools } from './parts/queue-tools.tsx'
import { ReportDetails } from './parts/report-details.tsx'

/** The queue of reports; beside it the chosen report, its entry and the decision. */
export default function CorrectionsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const [params] = useSearchParams()
  const list = useList<Correction>({
    path: 'admin-corrections',
    many: 'corrections',
    sort: 'created_at',
    filters: ['state', 'kind', 'lang'],
    // Without another state the list is the queue.
    ...(!params.get('state') && { fixed: { state: 'open' } }),
  })
  const selection = useSelection(list, list.rows)
  const mayDecide = useMay('editor')
  const [shownId, setShownId] = useState<string>()
  const [done, setDone] = useState('')
  const index = Math.max(
    0,
    list.rows.findIndex(({ id }) => id === shownId),
  )
  const shown = list.rows[index]
  const finish = (decision: keyof typeof text.done, count: number) => {
    setDone(text.done[decision](groupedNumber(lang, count)))
    // The next one takes the place of a report that leaves the list.
    setShownId(list.rows[index + 1]?.id)
    selection.clear()
    list.reload()
  }
  return (
    <>
      <QueueTools list={list} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        {mayDecide && <SelectionHead list={{ ...list, pages: 1 }} selection={selection} />}
        {mayDecide && <BulkDecision selection={selection} onDone={(count) => finish('declined', count)} />}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
          <Queue
            rows={list.rows}
            shownId={shown?.id}
            selection={mayDecide ? selection : undefined}
            onShow={setShownId}
          />
          {shown && (
            <ReportDetails
              key={shown.id}
              report={shown}
              others={list.rows.filter((row) => isSameSubject(row, shown))}
              onDone={finish}
            />
          )}
        </div>
        <ListPages list={list} />
      </ListStates>
    </>
  )
}

/** Another open report about the same entry. */
function isSameSubject(row: Correction, shown: Correction): boolean {
  return (
    row.id !== shown.id &&
    row.state === 'open' &&
    row.subject_kind === shown.subject_kind &&
    row.subject_key === shown.subject_key
  )
}
