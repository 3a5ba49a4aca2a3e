import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useId, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import {
  type HeldPrice,
  type PriceLists,
  type PriceResult,
  type PublicPrice,
  priceAmounts,
} from '#app/records/gold-silver-prices/schema.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Button } from '../kit/buttons.tsx'
import { EditModal, RequestDialog } from '../kit/dialogs.tsx'
import { RecordFields } from '../kit/fields.tsx'
import { ImportModal } from '../kit/import-modal.tsx'
import { ListPages, ListTools } from '../kit/list-tools.tsx'
import { ActionButtons, type Column, RecordTable, RowButtons, titled } from '../kit/record-table.tsx'
import { DoneNotice, ListStates, LoadFailure } from '../kit/screen-parts.tsx'
import { type List, useList, useRecordState, useWholeList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'
import { priceControls, priceForm, usePriceImport } from './price-form.ts'

type Row = PublicPrice & { id: string }

/** GOLD-06: the market days, with a form, a file and what is held. */
export default function GoldSilverPricesScreen() {
  const [text, lang] = useTexts(messages)
  const columns = useColumns()
  const listed = useList<PublicPrice>({
    path: 'admin-gold-silver-prices',
    collection: 'prices',
    sort: '-date',
  })
  const list = { ...listed, rows: listed.rows.map((row) => ({ ...row, id: row.date })) }
  const held = useHeld()
  const reload = () => {
    list.reload()
    held.reload()
  }
  const state = useRecordState<Row>({ rows: list.rows, reload })
  const { open, done, begin, close, finish } = state
  const [today, setToday] = useState('')
  const priceImport = usePriceImport()
  const row = 'row' in open ? open.row : undefined
  return (
    <>
      <ListTools list={list} columns={columns}>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => begin({ kind: 'import' })}>{text.file.open}</Button>
          <Button
            isPrimary
            onClick={() => {
              setToday(nepalDay(new Date()))
              begin({ kind: 'add' })
            }}
          >
            {text.add}
          </Button>
        </div>
      </ListTools>
      <DoneNotice {...done} />
      <HeldPrices held={held} onDone={finish} />
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(listedRow) => (
            <RowButtons
              name={dayText(lang, listedRow.date)}
              table="gold_silver_prices"
              id={listedRow.date}
              onAsk={(kind) => begin({ kind, row: listedRow })}
            />
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={priceForm(row?.date ?? today, list.rows[0]?.source ?? '')}
          row={row}
          title={row ? text.editTitle : text.addTitle}
          text={text}
          onClose={close}
          onSaved={(answer) => finish(text.saved[outcomeOf(answer)])}
        >
          <RecordFields fields={priceControls} />
        </EditModal>
      )}
      {row && open.kind === 'delete' && (
        <RequestDialog
          call={{ path: `admin-gold-silver-prices/${row.date}`, method: 'DELETE' }}
          title={text.deleteTitle}
          text={text.deleteText(dayText(lang, row.date))}
          onClose={close}
          onDone={() => finish(text.deleted)}
        />
      )}
      {open.kind === 'import' && <ImportModal source={priceImport} onStored={finish} onClose={close} />}
    </>
  )
}

const outcomeOf = (answer: object) => (answer as { result: PriceResult }).result.outcome

function useColumns(): Column<Row>[] {
  const [{ columnTitles }, lang] = useTexts(messages)
  return titled(columnTitles, [
    { name: 'date', isSortable: true, cell: ({ date }) => dayText(lang, date) },
    ...priceAmounts.map((name) => ({
      name,
      isSortable: true,
      cell: (row: Row) => <Money amount={row[name]} />,
    })),
    { name: 'source', cell: ({ source }) => source },
  ])
}

/** All prices that wait for approval, independent of the table. */
const useHeld = () =>
  useWholeList<PriceLists, HeldPrice>('admin-gold-silver-prices?per_page=1', ({ held }) => held)

type HeldAction = 'approve' | 'refuse'

/** Held prices, which the operator approves or refuses. */
function HeldPrices({ held, onDone }: { held: List<HeldPrice>; onDone: (message: string) => void }) {
  const [{ held: text }, lang] = useTexts(messages)
  const id = useId()
  const [decision, setDecision] = useState<{ action: HeldAction; date: string }>()
  if (held.error !== undefined) {
    return <LoadFailure title={text.errorTitle} {...held} error={held.error} className="mb-5" />
  }
  if (held.rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-5 rounded-2xl border-2 border-marigold bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 text-muted">{text.text}</p>
      <ul className="mt-3 grid gap-3">
        {held.rows.map((row) => (
          <HeldRow key={row.date} row={row} onAsk={(action) => setDecision({ action, date: row.date })} />
        ))}
      </ul>
      {decision && (
        <RequestDialog
          call={{
            path: `admin-gold-silver-prices/${decision.date}/${decision.action}`,
            method: 'POST',
            body: {},
          }}
          title={text[decision.action].title}
          text={text[decision.action].text(dayText(lang, decision.date))}
          yes={text[decision.action].button}
          busy={text.working}
          onClose={() => setDecision(undefined)}
          onDone={() => {
            setDecision(undefined)
            onDone(text[decision.action].done)
          }}
        />
      )}
    </section>
  )
}

function HeldRow({ row, onAsk }: { row: HeldPrice; onAsk: (action: HeldAction) => void }) {
  const [{ held: text, columnTitles }, lang] = useTexts(messages)
  const day = dayText(lang, row.date)
  return (
    <li className="rounded-xl border border-line p-3">
      <h3 className="text-base">{day}</h3>
      <p className="text-sm text-muted">
        {text.compared(dayText(lang, row.compared_with))}
        {row.source && ` · ${row.source}`}
      </p>
      <FactList className="mt-2 grid-cols-2 lg:grid-cols-4">
        {priceAmounts.map((name) => (
          <Fact key={name} name={columnTitles[name]}>
            <Money amount={row[name]} />
          </Fact>
        ))}
      </FactList>
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButtons name={day} actions={['approve', 'refuse']} text={text} onAsk={onAsk} />
      </div>
    </li>
  )
}

/** NPR as it was published: decimals only where there are some. */
function Money({ amount }: { amount: number }) {
  const lang = useLang()
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return <span className="whitespace-nowrap">{rupees(lang, groupedAmount(lang, written))}</span>
}
