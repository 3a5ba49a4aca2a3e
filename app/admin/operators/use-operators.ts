import { useLang } from '#app/platform/i18n/use-language.ts'
import type { ListedOperator, OperatorList } from '#app/records/operators/schema.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { List } from '../lists/use-list.ts'
import { wholeList } from '../lists/whole-list.ts'

export interface OperatorRow extends Omit<ListedOperator, 'id' | 'updated_at'> {
  /** The address where the panel cannot change the row. */
  id: string
  isConfigured: boolean
  updated_at: string
}

/** All operators: there are few. */
export function useOperators(): List<OperatorRow> {
  const lang = useLang()
  const loaded = useLoaded(lang, (signal) =>
    callAdmin<OperatorList>({ path: 'admin-operators', lang, signal }),
  )
  const rows = loaded.answer?.ok ? loaded.answer.answer.operators.map(rowOf) : []
  return wholeList(rows, loaded)
}

function rowOf(operator: ListedOperator): OperatorRow {
  const { id, email, updated_at } = operator
  return { ...operator, id: id ?? email, isConfigured: id === null, updated_at: updated_at ?? '' }
}
