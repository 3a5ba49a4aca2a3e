import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type PriceResult, type PublicPrice, priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import { Button } from '../kit/button.tsx'
import { RecordFields } from '../kit/fields.tsx'
import { EditModal } from '../kit/form-modal.tsx'
import { ImportModal } from '../kit/import-modal.tsx'
import { DoneNotice, ListStates } from '../kit/list-states.tsx'
import { ListPages, ListTools } from '../kit/list-tools.tsx'
import { type Column, RecordTable, RowButtons } from '../kit/record-table.tsx'
import { RequestDialog } from '../kit/request-dialog.tsx'
import { useList } from '../kit/use-list.ts'
import { useRecordState } from '../kit/use-record-state.ts'
import { HeldPrices, Money, useHeld } from './held-prices.tsx'
import { messages } from './messages.ne.ts'
import { priceControls, priceForm, usePriceImport } from './price-form.ts'

type Row = PublicPrice & { id: string }

/** GOLD-06: the market days, with a form, a file and what is held. */
export default function GoldSilverPricesScreen() {
  const text = useMessages(messages)
  const lang = useLang()
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
  const state = useRecordState<Row, 'delete', 'import'>({ rows: list.rows, reload })
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
  const { columnTitles } = useMessages(messages)
  const lang = useLang()
  return [
    { name: 'date', title: columnTitles.date, isSortable: true, cell: ({ date }) => dayText(lang, date) },
    ...priceAmounts.map((name) => ({
      name,
      title: columnTitles[name],
      isSortable: true,
      cell: (row: Row) => <Money amount={row[name]} />,
    })),
    { name: 'source', title: columnTitles.source, cell: ({ source }) => source },
  ]
}
