import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { textIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Correction } from '#app/records/corrections/schema.ts'
import { Card } from '#app/ui/card.tsx'
import { Button } from '../kit/buttons.tsx'
import { ListPages, ListTools } from '../kit/list-tools.tsx'
import { messages as listMessages } from '../kit/messages.ne.ts'
import { DoneNotice, ListStates, Note } from '../kit/screen-parts.tsx'
import { RowCheck, type Selection, SelectionHead, useSelection } from '../kit/selection.tsx'
import { useList } from '../kit/use-list.ts'
import { CorrectionDetails, Decided, DecisionForm } from './correction.tsx'
import { messages } from './messages.ne.ts'

/** The queue of corrections; beside it the shown one, its entry, and the decision about it or about the selected ones. */
export default function CorrectionsScreen() {
  const [text, lang] = useTexts(messages)
  const { clearSelection } = useMessages(listMessages).list
  const { state, ...others } = text.filters
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
  const shown = list.rows.find(({ id }) => id === shownId) ?? list.rows[0]
  const selected = selection.ids
  const ids = selected.length > 0 ? selected : list.rows.filter((row) => row === shown).map(({ id }) => id)
  const finish = (decided: readonly string[], message: string) => {
    setDone(message)
    const next = nextOf(list.rows, shown, decided)
    setShownId(next)
    // The form leaves the page with the last one.
    if (!next) document.getElementById('content')?.focus()
    selection.clear()
    list.reload()
  }
  return (
    <>
      <ListTools
        list={list}
        count={text.count}
        filters={[
          {
            name: 'state',
            label: state.label,
            unset: state.values.open,
            options: [
              ['accepted', state.values.accepted],
              ['declined', state.values.declined],
              ['all', text.all],
            ],
          },
          ...Object.entries(others).map(([name, { label, values }]) => ({
            name,
            label,
            options: Object.entries(values),
          })),
        ]}
      />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <SelectionHead selection={selection} />
        <div className="grid items-start gap-4 max-lg:grid-cols-1 lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
          <Queue rows={list.rows} shownId={shown?.id} selection={selection} onShow={setShownId} />
          <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-4">
            {shown && <CorrectionDetails correction={shown} />}
            <Card title={text.decision}>
              {selected.length > 0 && (
                <div className="mt-2 flex flex-wrap items-center gap-3">
                  <p role="status" className="font-semibold">
                    {text.selected(groupedNumber(lang, selected.length))}
                  </p>
                  <Button onClick={selection.clear}>{clearSelection}</Button>
                </div>
              )}
              {shown && selected.length === 0 && <Decided correction={shown} />}
              <DecisionForm
                ids={ids}
                corrections={list.rows.filter(({ id }) => ids.includes(id))}
                onDone={finish}
              />
            </Card>
          </div>
        </div>
        <ListPages list={list} />
      </ListStates>
    </>
  )
}

/** The correction after the shown one that is not among the decided ones, else the last one before it. */
function nextOf(rows: readonly Correction[], shown: Correction | undefined, decided: readonly string[]) {
  const at = rows.findIndex(({ id }) => id === shown?.id)
  const isLeft = ({ id }: Correction) => !decided.includes(id)
  return (rows.slice(at).find(isLeft) ?? rows.slice(0, at).findLast(isLeft))?.id
}

interface QueueProps {
  rows: readonly Correction[]
  shownId: string | undefined
  selection: Selection
  onShow: (id: string) => void
}

function Queue({ rows, shownId, selection, onShow }: QueueProps) {
  const [text, lang] = useTexts(messages)
  return (
    <section aria-label={text.queue} className="min-w-0">
      <ul className="grid grid-cols-1 gap-1 overflow-y-auto max-lg:max-h-72 lg:max-h-[70dvh]">
        {rows.map((row) => {
          const name = textIn(lang, row.subject_name, row.subject_name_ne)
          return (
            <li key={row.id} className="flex items-center">
              <RowCheck id={row.id} name={row.subject_name} selection={selection} />
              <button
                type="button"
                aria-current={row.id === shownId || undefined}
                onClick={() => onShow(row.id)}
                className="min-h-11 min-w-0 grow rounded-lg border border-transparent px-3 py-2 text-start hover:bg-hover aria-[current]:border-line-strong aria-[current]:bg-brand-soft"
              >
                <span className="block truncate font-semibold" lang={name.lang}>
                  {name.text}
                </span>
                <span className="block truncate" lang={row.lang}>
                  {row.message}
                </span>
                <Note>
                  {text.filters.kind.values[row.subject_kind]} · {text.filters.state.values[row.state]} ·{' '}
                  {instantText(lang, row.created_at)}
                </Note>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
