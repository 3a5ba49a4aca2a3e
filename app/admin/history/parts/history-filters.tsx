import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useMay } from '../../api/use-may.ts'
import { titleOfChanged } from '../../changes/field-labels.ts'
import { messages as changeMessages } from '../../changes/messages.ne.ts'
import { SearchField } from '../../lists/list-tools.tsx'
import { messages as listMessages } from '../../lists/messages.ne.ts'
import type { List } from '../../lists/use-list.ts'
import { messages } from '../messages.ne.ts'

interface HistoryFiltersProps {
  list: List<Change>
}

/** Narrows the changes to a text, a kind, some days or one record. */
export function HistoryFilters({ list }: HistoryFiltersProps) {
  const text = useMessages(messages)
  const say = useMessages(listMessages)
  const { entities, manyOf } = useMessages(changeMessages)
  const lang = useLang()
  const { filters } = list.view
  const set = (change: Record<string, string>) => list.setView({ filters: { ...filters, ...change } })
  const kinds: Readonly<Record<string, string>> = entities
  const offered = Object.keys(useMay('operator') ? entities : manyOf)
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <SearchField q={list.view.q} onSearch={(q) => list.setView({ q })} />
      <SelectField
        label={text.kind}
        value={filters.entity ?? ''}
        onChange={({ target }) => set({ entity: target.value, entity_id: '' })}
        options={[['', text.all], ...offered.map((kind) => [kind, kinds[kind] ?? kind] as const)]}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={text[name]}
          value={filters[name] ?? ''}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3 col-span-2 lg:col-span-4">
        <p role="status" className="min-h-11 content-center text-muted">
          {list.isLoading ? say.loading : !list.error && say.count(groupedNumber(lang, list.total))}
        </p>
        {filters.entity_id && (
          <p className="min-h-11 content-center font-semibold wrap-anywhere">
            {text.oneRecord(recordName(lang, list.rows, filters.entity_id))}
          </p>
        )}
        {(filters.entity_id || filters.act) && (
          <button
            type="button"
            className={buttonStyle.secondary}
            onClick={() => list.setView({ filters: {} })}
          >
            {text.showAll}
          </button>
        )}
      </div>
    </div>
  )
}

function recordName(lang: Lang, rows: readonly Change[], id: string): string {
  return rows.map((row) => titleOfChanged(lang, row)).find((name) => name !== '') ?? id
}
