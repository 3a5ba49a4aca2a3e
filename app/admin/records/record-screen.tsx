import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import type { RecordForm } from '../forms/use-form.ts'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools, ShortLabel } from '../lists/list-tools.tsx'
import { RecordTable, RowButtons } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useColumns } from './record-columns.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { RecordMenu } from './record-menu.tsx'
import type { CatalogueRow, RecordListProps, RecordScreenProps } from './record-props.ts'
import { shownFilters } from './shown-filters.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useRecordState } from './use-record-state.ts'

/** ADM-04 to ADM-08: a list of rows with a form to add and edit, and a confirmation before a row is deleted. */
export function RecordScreen<Row extends CatalogueRow>(props: RecordScreenProps<Row>) {
  const { path, many, sort = 'sort_order', record } = props
  const list = useList<Row>({ path, many, sort, filters: Object.keys(record.filters) })
  return <RecordList {...props} list={list} />
}

/** The same for a list that the section loads. */
export function RecordList<Row extends CatalogueRow>(props: RecordListProps<Row>) {
  const { path, list, record, draw, actions, bulkActions } = props
  const common = useMessages(formMessages)
  const text = {
    ...props.text,
    labels: { ...common.labels, ...props.text.labels },
    hints: { ...common.hints, ...props.text.hints },
  }
  const lang = useLang()
  const selection = useSelection(list, list.rows)
  const columns = useColumns(props, text.labels)
  const state = useRecordState<Row>(list)
  const { done, failure, begin, finish, fail } = state
  const add = () => begin({ kind: 'add' })
  const buttonsOf = (row: Row) => (
    <>
      {actions?.(row, { done: finish, failed: fail })}
      <RowButtons
        name={row.name}
        of={{ table: tableOf(path), id: row.id }}
        onEdit={() => begin({ kind: 'edit', row })}
        onDelete={() => begin({ kind: 'delete', row })}
      />
    </>
  )
  return (
    <>
      <ListTools
        list={list}
        columns={draw ? [] : columns}
        filters={shownFilters(lang, record.filters, text)}
        selection={selection}
        count={text.count}
      >
        <RecordMenu path={path} controls={record.controls} text={text} onDone={finish} onFailed={fail} />
        <button type="button" className={buttonStyle.primary} onClick={add}>
          <ShortLabel sign="+">{text.add}</ShortLabel>
        </button>
      </ListTools>
      <UndoNotice {...done} onUndone={finish} />
      <ErrorText className="mb-3">{failure}</ErrorText>
      <ListStates
        list={list}
        text={text}
        addFirst={
          text.addFirst && (
            <button type="button" className={buttonStyle.primary} onClick={add}>
              {text.addFirst}
            </button>
          )
        }
      >
        {draw ? (
          draw({ selection, actions: buttonsOf })
        ) : (
          <RecordTable<Row>
            caption={text.caption}
            list={list}
            columns={columns}
            selection={{ of: selection, nameOf: ({ name }) => name }}
            actions={buttonsOf}
          />
        )}
        <ListPages list={list} />
        <BulkBar
          path={path}
          selection={selection}
          actions={bulkActions}
          deleteText={text.deleteManyText}
          onDone={finish}
        />
      </ListStates>
      <RecordDialogs {...props} text={text} state={state} />
    </>
  )
}

/** `admin-internet-plans` edits the table `internet_plans`. */
function tableOf(path: RecordForm['path']): string {
  return path.replace(/^admin-/, '').replaceAll('-', '_')
}
