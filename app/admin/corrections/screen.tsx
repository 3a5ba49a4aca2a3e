import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Correction } from '#app/records/corrections/listed.ts'
import { DoneNotice, ListStates } from '../kit/list-states.tsx'
import { ListPages } from '../kit/list-tools.tsx'
import { SelectionHead, useSelection } from '../kit/selection.tsx'
import { useList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'
import { BulkDecision } from './parts/bulk-decision.tsx'
import { focusReport, Queue } from './parts/queue.tsx'
import { QueueTools } from './parts/queue-tools.tsx'
import { ReportDetails } from './parts/report-details.tsx'
import type { Deciding } from './parts/use-decide.ts'

/** The queue of reports; beside it the chosen report, its entry and the decision. */
export default function CorrectionsScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const [params] = useSearchParams()
  const list = useList<Correction>({
    path: 'admin-corrections',
    collection: 'corrections',
    filters: ['state', 'kind', 'language'],
    // Without another state the list is the queue, in which those that wait longest are first.
    ...(params.get('state') ? { sort: '-decided_at' } : { sort: 'created_at', fixed: { state: 'open' } }),
  })
  const selection = useSelection(list)
  const [shownId, setShownId] = useState<string>()
  const [done, setDone] = useState('')
  const index = Math.max(
    0,
    list.rows.findIndex(({ id }) => id === shownId),
  )
  const shown = list.rows[index]
  const [next, setNext] = useState<{ id: string | undefined }>()
  // After dialogs and buttons of the last decision are gone.
  useEffect(() => {
    if (next?.id) focusReport(next.id)
    else if (next) document.getElementById('content')?.focus()
  }, [next])
  const finish = ({ ids, decision }: Deciding, count: number) => {
    setDone(text.done[decision](groupedNumber(lang, count)))
    // The next one takes the place of a report that leaves the list.
    const id = nextOf(list.rows, index, ids)
    setShownId(id)
    setNext({ id })
    selection.clear()
    list.reload()
  }
  return (
    <>
      <QueueTools list={list} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <SelectionHead list={{ ...list, pages: 1 }} selection={selection} />
        <BulkDecision reports={list.rows} selection={selection} onDone={finish} />
        <div className="grid items-start gap-4 max-lg:grid-cols-1 lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
          <Queue rows={list.rows} shownId={shown?.id} selection={selection} onShow={setShownId} />
          {shown && <ReportDetails key={shown.id} report={shown} onDone={finish} />}
        </div>
        <ListPages list={list} />
      </ListStates>
    </>
  )
}

/** The report after the shown one that is not among the decided ones, else the last one before it. */
function nextOf(rows: readonly Correction[], index: number, decided: readonly string[]): string | undefined {
  const isLeft = ({ id }: Correction) => !decided.includes(id)
  return (rows.slice(index).find(isLeft) ?? rows.slice(0, index).findLast(isLeft))?.id
}
