import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type PriceResult, type PublicPrice, priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { RecordFields } from '../forms/fields.tsx'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import { ImportModal } from '../import/import-modal.tsx'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { type Column, RecordTable, RowButtons } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'
import { HeldPrices, useHeld } from './parts/held-prices.tsx'
import { Money } from './parts/money.tsx'
import { priceControls, priceForm } from './price-form.ts'
import { usePriceImport } from './price-import.ts'

type Row = PublicPrice & { id: string }

type Open =
  | { kind: 'nothing' | 'import' }
  | { kind: 'add'; today: string }
  | { kind: 'edit' | 'delete'; row: Row }

/** GOLD-06: the market days, with a form, a file and what is held. */
export default function GoldSilverPricesScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const columns = useColumns()
  const listed = useList<PublicPrice>({ path: 'admin-gold-silver-prices', many: 'prices', sort: '-date' })
  const list = { ...listed, rows: listed.rows.map((row) => ({ ...row, id: row.date })) }
  const held = useHeld()
  const priceImport = usePriceImport()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const [done, setDone] = useState('')
  const begin = (next: Open) => {
    setDone('')
    setOpen(next)
  }
  const finish = (said: string) => {
    setOpen({ kind: 'nothing' })
    setDone(said)
    list.reload()
    held.reload()
  }
  const day = open.kind === 'edit' || open.kind === 'delete' ? dayText(lang, open.row.date) : ''
  return (
    <>
      <ListTools list={list} columns={columns}>
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonStyle.secondary} onClick={() => begin({ kind: 'import' })}>
            {text.file.open}
          </button>
          <button
            type="button"
            className={buttonStyle.primary}
            onClick={() => begin({ kind: 'add', today: nepalDay(new Date()) })}
          >
            {text.add}
          </button>
        </div>
      </ListTools>
      <DoneNotice text={done} />
      <HeldPrices held={held} onDone={finish} />
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(row) => (
            <RowButtons
              name={dayText(lang, row.date)}
              of={{ table: 'gold_silver_prices', id: row.date }}
              onEdit={() => begin({ kind: 'edit', row })}
              onDelete={() => begin({ kind: 'delete', row })}
            />
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={priceForm('today' in open ? open.today : open.row.date, list.rows[0]?.source ?? '')}
          row={'row' in open ? open.row : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          text={text}
          onClose={() => setOpen({ kind: 'nothing' })}
          onSaved={(answer) => finish(text.saved[outcomeOf(answer)])}
        >
          <RecordFields controls={priceControls} />
        </EditModal>
      )}
      {open.kind === 'delete' && (
        <DeleteDialog
          path={`admin-gold-silver-prices/${open.row.date}`}
          title={text.deleteTitle}
          text={text.deleteText(day)}
          onClose={() => setOpen({ kind: 'nothing' })}
          onDeleted={() => finish(text.deleted)}
        />
      )}
      {open.kind === 'import' && (
        <ImportModal source={priceImport} onStored={finish} onClose={() => begin({ kind: 'nothing' })} />
      )}
    </>
  )
}

const outcomeOf = (answer: object) => (answer as { result: PriceResult }).result.outcome

function useColumns(): Column<Row>[] {
  const { heads } = useMessages(messages)
  const lang = useLang()
  return [
    { name: 'date', title: heads.date, isSortable: true, cell: ({ date }) => dayText(lang, date) },
    ...priceAmounts.map((name) => ({
      name,
      title: heads[name],
      isSortable: true,
      cell: (row: Row) => <Money amount={row[name]} />,
    })),
    { name: 'source', title: heads.source, cell: ({ source }) => source },
  ]
}
