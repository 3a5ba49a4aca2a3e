import type { Reply } from '../api/call-admin.ts'
import type { useLoaded } from '../api/use-loaded.ts'
import type { List } from './use-list.ts'

/** A list of few rows, loaded at once: without pages, search and order. */
export function wholeList<Row>(
  rows: readonly Row[],
  { answer, isLoading, reload }: ReturnType<typeof useLoaded<Reply<object>>>,
): List<Row> {
  return {
    rows,
    total: rows.length,
    pages: 1,
    view: { q: '', sort: '', page: 1, filters: {} },
    where: {},
    isLoading,
    error: answer?.ok === false ? answer.error : undefined,
    reload,
    setView: () => {},
  }
}
