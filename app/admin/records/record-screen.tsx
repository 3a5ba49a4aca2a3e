import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { RecordFields } from '../forms/fields.tsx'
import { messages as formMessages } from '../forms/messages.ne.ts'
import type { RecordForm } from '../forms/use-form.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { ListViews } from '../lists/list-views.tsx'
import { RecordTable, RowButtons } from '../lists/record-table.tsx'
import { SelectionHead } from '../lists/selection-head.tsx'
import { useList } from '../lists/use-list.ts'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useColumns } from './record-columns.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { RecordMenu } from './record-menu.tsx'
import type { CatalogueRow, RecordScreenProps } from './record-props.ts'
import { shownFilters, shownViews } from './shown-filters.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useRecordState } from './use-record-state.ts'

/** ADM-04 to ADM-08: a list of rows with a form to add and edit, and a confirmation before a row is deleted. */
export function RecordScreen<Row extends CatalogueRow, Name extends string = string>(
  props: RecordScreenProps<Row, Name>,
) {
  const { path, many, sort = 'sort_order', record, own, children, actions } = props
  const common = useMessages(formMessages)
  const text = {
    ...props.text,
    labels: { ...common.labels, ...props.text.labels },
    hints: { ...common.hints, ...props.text.hints },
  }
  const lang = useLang()
  const list = useList<Row>({ path, many, sort, filters: Object.keys(record.filters) })
  const selection = useSelection(list, list.rows)
  const filters = shownFilters(lang, record.filters, text)
  const columns = useColumns(props, text.labels)
  const state = useRecordState<Row>(list)
  const { done, failure, begin, finish, fail } = state
  const addButton = (
    <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
      {text.add}
    </button>
  )
  return (
    <>
      <ListViews list={list} views={shownViews(record.views, filters)} />
      <ListTools list={list} columns={columns}>
        <div className="flex flex-wrap gap-3">
          <RecordMenu path={path} controls={record.controls} text={text} onDone={finish} onFailed={fail} />
          {addButton}
        </div>
      </ListTools>
      <ListFilters list={list} filters={filters} />
      <UndoNotice {...done} onUndone={finish} />
      <ErrorText className="mb-3">{failure}</ErrorText>
      <ListStates list={list} text={text}>
        <SelectionHead list={list} selection={selection} />
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          selection={{ of: selection, nameOf: ({ name }) => name }}
          actions={(row) => (
            <>
              {actions?.(row, { done: finish, failed: fail })}
              <RowButtons
                name={row.name}
                of={{ table: tableOf(path), id: row.id }}
                onEdit={() => begin({ kind: 'edit', row })}
                onDelete={() => begin({ kind: 'delete', row })}
              />
            </>
          )}
        />
        <ListPages list={list} />
        <BulkBar path={path} selection={selection} deleteText={text.deleteManyText} onDone={finish} />
      </ListStates>
      <RecordDialogs path={path} record={record} text={text} state={state}>
        {children ?? <RecordFields controls={record.controls} own={own} />}
      </RecordDialogs>
    </>
  )
}

/** `admin-internet-plans` edits the table `internet_plans`. */
function tableOf(path: RecordForm['path']): string {
  return path.replace(/^admin-/, '').replaceAll('-', '_')
}
