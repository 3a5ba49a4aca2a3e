import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import { type PlacedRow, placeOf } from './rows.ts'
import { useDrag } from './use-drag.ts'
import type { Grab } from './use-grab.ts'

interface OrderListProps {
  rows: readonly PlacedRow[]
  grab: Grab
  /** The area that scrolls. */
  area: RefObject<HTMLElement | null>
  groupTitles: Readonly<Record<string, string>>
}

/** The rows in their order, under the titles of their groups. */
export function OrderList({ rows, grab, area, groupTitles }: OrderListProps) {
  const beginDrag = useDrag({ area, rows, grab })
  const keepFocus = useKeptFocus(area, rows)
  return [...Map.groupBy(rows, ({ group }) => group)].map(([group, members]) => (
    <section key={group} className="grid gap-2">
      {group !== null && <h3 className="text-lg">{groupTitles[group] ?? group}</h3>}
      <ol className="grid gap-2">
        {members.map((row) => (
          <OrderRow
            key={row.id}
            row={row}
            place={placeOf(rows, row.id)}
            isGrabbed={grab.grabbed === row.id}
            grab={grab}
            keepFocus={keepFocus}
            onDrag={beginDrag}
          />
        ))}
      </ol>
    </section>
  ))
}

/** A row that is moved in the document loses the focus. */
function useKeptFocus(area: RefObject<HTMLElement | null>, rows: readonly PlacedRow[]) {
  const [wanted, setWanted] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useLayoutEffect(() => {
    if (wanted) area.current?.querySelector<HTMLElement>(`[data-control="${wanted}"]`)?.focus()
  }, [area, rows, wanted])
  return setWanted
}

interface OrderRowProps {
  row: PlacedRow
  place: ReturnType<typeof placeOf>
  isGrabbed: boolean
  grab: Grab
  keepFocus: (control: string) => void
  onDrag: ReturnType<typeof useDrag>
}

const control =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover aria-disabled:cursor-default aria-disabled:opacity-40'

function OrderRow({ row, place: { place, count }, isGrabbed, grab, keepFocus, onDrag }: OrderRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const name = textIn(lang, row.name, row.name_ne)
  const controlOf = (kind: string) => ({
    type: 'button' as const,
    'data-control': `${kind}-${row.id}`,
    onFocus: () => keepFocus(`${kind}-${row.id}`),
    className: control,
  })
  const step = (kind: 'up' | 'down', by: number) => ({
    ...controlOf(kind),
    'aria-label': text[kind](name.text),
    'aria-disabled': place + by < 1 || place + by > count,
    onClick: () => grab.move(row.id, place + by),
  })
  return (
    <li
      data-row={row.id}
      className={`flex items-center gap-2 rounded-xl border p-1 ${isGrabbed ? 'border-brand-ink bg-brand-soft' : 'border-line bg-surface'}`}
    >
      <button
        {...controlOf('handle')}
        aria-label={text.handle(name.text, digitsIn(lang, place), digitsIn(lang, count))}
        aria-pressed={isGrabbed}
        className={`${control} cursor-grab touch-none ${isGrabbed ? 'cursor-grabbing' : ''}`}
        onKeyDown={(event) => grab.onKeyDown(event, row.id)}
        onPointerDown={(event) => onDrag(event, row.id)}
      >
        <Icon name="menu" />
      </button>
      <span lang={name.lang} className="min-w-0 grow wrap-anywhere">
        {name.text}
        {!row.is_active && <span className="block text-sm text-muted">{text.hidden}</span>}
      </span>
      <button {...step('up', -1)}>
        <Icon name="arrow-up" />
      </button>
      <button {...step('down', 1)}>
        <Icon name="arrow-down" />
      </button>
    </li>
  )
}
