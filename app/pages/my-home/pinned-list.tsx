import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { bounds } from '#app/platform/personal/personal-record.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import { type PartProps, RowButton, removeButtonAt, rowStyle, useFocusLater } from './part.tsx'

interface PinnedListProps extends PartProps {
  list: 'tools' | 'currencies'
  /** All that can be pinned: key and name. */
  options: readonly (readonly [key: string, name: string])[]
}

/** Entries in the visitor's order, moved by buttons or with Alt and the arrow keys, and a form to add one. */
export function PinnedList({ list, options, record, change, announce }: PinnedListProps) {
  const [text, lang] = useTexts(messages)
  const texts = text.pinned[list]
  const keysId = useId()
  const box = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()
  const names = new Map(options)
  const nameOf = (key: string) => names.get(key) ?? key
  // A tool that was switched off is neither shown nor kept.
  const chosen = record[list].filter((key) => names.has(key))
  const free = options.filter(([key]) => !chosen.includes(key))

  function move(key: string, by: number) {
    const from = chosen.indexOf(key)
    const to = Math.min(Math.max(from + by, 0), chosen.length - 1)
    const order = chosen.toSpliced(from, 1).toSpliced(to, 0, key)
    const focused = document.activeElement
    focusLater(() => focused as HTMLElement | null)
    if (change({ [list]: order }))
      announce(text.moved(nameOf(key), digitsIn(lang, to + 1), digitsIn(lang, order.length)))
  }

  function remove(key: string) {
    const place = chosen.indexOf(key)
    focusLater(() => removeButtonAt(place, box.current) ?? box.current?.querySelector('select'))
    if (change({ [list]: chosen.filter((other) => other !== key) })) announce(text.removed(nameOf(key)))
  }

  function add(key: string) {
    focusLater(
      () =>
        box.current?.querySelector<HTMLElement>('[type=submit]') ??
        removeButtonAt(chosen.length, box.current),
    )
    if (change({ [list]: [...chosen, key] })) announce(text.added(nameOf(key)))
  }

  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(key, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <Card title={texts.title}>
      <div ref={box} className="mt-1 grid gap-3">
        <p className="text-muted">{chosen.length === 0 ? texts.empty : texts.hint}</p>
        {chosen.length > 0 && (
          <ol aria-describedby={keysId} className="grid gap-2">
            {chosen.map((key, place) => (
              <li key={key} onKeyDown={onKeyDown(key)} className={rowStyle}>
                <span className="min-w-0 grow font-semibold">{nameOf(key)}</span>
                <RowButton
                  icon="arrow-up"
                  label={text.up(nameOf(key))}
                  isOff={place === 0}
                  onPress={() => move(key, -1)}
                />
                <RowButton
                  icon="arrow-down"
                  label={text.down(nameOf(key))}
                  isOff={place === chosen.length - 1}
                  onPress={() => move(key, 1)}
                />
                <RowButton icon="x" label={text.remove(nameOf(key))} onPress={() => remove(key)} />
              </li>
            ))}
          </ol>
        )}
        {chosen.length > 1 && (
          <p id={keysId} className="text-sm text-muted max-sm:hidden">
            {text.keys}
          </p>
        )}
        {free.length > 0 && chosen.length < bounds[list] ? (
          <AddForm label={texts.add} options={free} onAdd={add} />
        ) : (
          <p className="text-sm text-muted">{free.length > 0 ? text.fullPins : texts.all}</p>
        )}
      </div>
    </Card>
  )
}

interface AddFormProps {
  label: string
  options: PinnedListProps['options']
  onAdd: (key: string) => void
}

function AddForm({ label, options, onAdd }: AddFormProps) {
  const { add } = useMessages(messages)
  const [wanted, setWanted] = useState('')
  const value = options.some(([key]) => key === wanted) ? wanted : (options[0]?.[0] ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAdd(value)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <SelectField
        label={label}
        options={options}
        value={value}
        // The button is below where the longest name would be cut.
        className="min-w-0 grow basis-56"
        onChange={({ target }) => setWanted(target.value)}
      />
      <button type="submit" className={buttonStyle.secondary}>
        {add}
      </button>
    </form>
  )
}
