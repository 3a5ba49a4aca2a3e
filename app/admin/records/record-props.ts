import type { ReactNode } from 'react'
import type { Filters, FilterValues } from '#app/platform/editing/filters.ts'
import type { Control } from '#app/platform/editing/record.ts'
import type { FormMessages } from '../forms/messages.en.ts'
import type { FormText, RecordForm, StoredRow } from '../forms/use-form.ts'
import type { FilterTexts } from './shown-filters.ts'

export interface CatalogueRow extends StoredRow {
  name: string
  is_active: boolean
  /** Of a list that has an order of its own. */
  sort_order?: number
}

interface AdminRecord<Name extends string> extends Omit<RecordForm, 'path' | 'sent' | 'request'> {
  controls: Readonly<Record<Name, Control>>
  listed: readonly string[]
  sortable: readonly string[]
  filters: Filters
  views: readonly FilterValues[]
}

type CommonLabel = keyof FormMessages['labels']

export interface RecordText<Name extends string> extends FormText {
  /** But for the common ones of `forms/messages.en.ts`. */
  labels: Readonly<Record<Exclude<Name, CommonLabel>, string>>
  /** Column heads where they are not the labels. */
  heads?: Readonly<Record<string, string>>
  /** What the table lists. */
  caption: string
  errorTitle: string
  emptyTitle: string
  add: string
  addTitle: string
  editTitle: string
  deleteTitle: string
  deleteText: (name: string) => string
  /** What else is deleted with many rows. */
  deleteManyText?: string
  filters?: FilterTexts['filters']
  saved: string
  deleted: string
}

export interface RecordScreenProps<Row, Name extends string> {
  path: RecordForm['path']
  /** The JSON field of the list in the answer. */
  many: string
  /** The order at first; by default that of the rows. */
  sort?: string
  record: AdminRecord<Name>
  text: RecordText<Name>
  /** Cells of columns that are not shown as plain text. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Controls of the form that the section draws. */
  own?: Readonly<Record<string, ReactNode>>
  /** In place of the fields of the record in their order. */
  children?: ReactNode
  /** Further buttons of a row. */
  actions?: (row: Row, callbacks: RowCallbacks) => ReactNode
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (said: string) => void
  failed: (error: string) => void
}
