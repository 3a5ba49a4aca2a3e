import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { CheckField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'

/** Above a list: selects the rows of the page, or all that match on every page. */
export function SelectionHead({ list, selection }: { list: List<unknown>; selection: Selection }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { isPage, isMatching, togglePage, selectMatching } = selection
  return (
    <div className="me-auto flex flex-wrap items-center gap-x-4">
      <CheckField label={text.selectPage} checked={isPage} onChange={togglePage} />
      {!isMatching && list.pages > 1 && (
        <button type="button" className={buttonStyle.secondary} onClick={selectMatching}>
          {text.selectMatching(groupedNumber(lang, list.total))}
        </button>
      )}
    </div>
  )
}

interface RowCheckProps {
  id: string
  /** The row's name, for screen readers. */
  name: string
  selection: Selection
}

/** Selects a row. With Shift also those between it and the last one that was pressed. */
export function RowCheck({ id, name, selection }: RowCheckProps) {
  const text = useMessages(messages)
  return (
    <label className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        aria-label={text.selectRow(name)}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  )
}
