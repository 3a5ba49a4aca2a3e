import type { ReactNode } from 'react'
import type { Filters } from '#app/platform/editing/list-query.ts'
import type { Control } from '#app/platform/editing/record.ts'
import type { FormText, RecordForm, StoredRow } from '../forms/use-form.ts'
import type { ListTexts } from '../lists/list-states.tsx'
import type { List } from '../lists/use-list.ts'
import type { Selection } from '../lists/use-selection.ts'
import type { BulkAction } from './bulk-dialog.tsx'
import type { FilterTexts } from './shown-filters.ts'

export interface CatalogueRow extends StoredRow {
  name: string
  is_active: boolean
}

interface AdminRecord extends Omit<RecordForm, 'path' | 'sent' | 'request'> {
  controls: Readonly<Record<string, Control>>
  listed: readonly string[]
  sortable: readonly string[]
  filters: Filters
}

interface RecordText extends FormText, ListTexts {
  /** Column heads where they are not the labels. */
  heads?: Readonly<Record<string, string>>
  /** What the table lists. */
  caption: string
  add: string
  addTitle: string
  editTitle: string
  deleteTitle: (name: string) => string
  deleteText: (name: string) => string
  /** What else is deleted with many rows. */
  deleteManyText?: string
  filters?: FilterTexts['filters']
  saved: string
  deleted: string
  /** Where they are not the usual words: the number of rows, the buttons of the form. */
  count?: (count: string) => string
  addFirst?: string
  create?: string
  update?: string
}

export interface RecordScreenProps<Row> {
  path: RecordForm['path']
  /** The JSON field of the list in the answer. */
  many: string
  /** The order at first; by default that of the rows. */
  sort?: string
  record: AdminRecord
  text: RecordText
  /** Cells of columns that are not shown as plain text. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Controls of the form that the section draws. */
  own?: Readonly<Record<string, ReactNode>>
  /** In place of the fields of the record in their order; without a row for a new one. */
  form?: (row: Row | undefined) => ReactNode
  /** Further buttons of a row. */
  actions?: (row: Row, callbacks: RowCallbacks) => ReactNode
}

export interface RecordListProps<Row> extends Omit<RecordScreenProps<Row>, 'many' | 'sort'> {
  list: List<Row>
  /** Of the section, before those that every record has. */
  bulkActions?: readonly BulkAction[]
  /** In place of the table. */
  draw?: (rows: DrawnRows<Row>) => ReactNode
}

export interface DrawnRows<Row> {
  /** Undefined for an operator who may not change rows. */
  selection: Selection
  actions: (row: Row) => ReactNode
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (said: string) => void
  failed: (error: string) => void
}
