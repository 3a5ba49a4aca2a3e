import { useEffect, useId, useRef } from 'react'
import type { FormValue } from '#app/platform/editing/record.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type Conflict, isSame } from './form-values.ts'
import { messages } from './messages.ne.ts'
import { useFormOnScreen } from './use-form.ts'

/** After a newer save: both versions of each field that differs, to choose the one to save. */
export function ConflictBox() {
  const { conflict } = useFormOnScreen()
  // A second conflict is a new one.
  return conflict ? <Differences key={JSON.stringify(conflict.theirs)} conflict={conflict} /> : null
}

function Differences({ conflict }: { conflict: Conflict }) {
  const text = useMessages(messages)
  const { labels } = useFormOnScreen().text
  const box = useRef<HTMLElement>(null)
  // The box is above the button that was just pressed.
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={text.conflictTitle}
      className="rounded-xl border-2 border-marigold p-4"
    >
      <h3 className="text-lg">{text.conflictTitle}</h3>
      <p className="mt-1">{conflict.names.length > 0 ? text.conflictText : text.conflictElsewhere}</p>
      <div className="mt-3 grid gap-4">
        {conflict.names.map((name) => (
          <Difference key={name} name={name} label={labels[name] ?? name} conflict={conflict} />
        ))}
      </div>
    </section>
  )
}

function Difference({ name, label, conflict }: { name: string; label: string; conflict: Conflict }) {
  const text = useMessages(messages)
  const { values, set } = useFormOnScreen()
  const group = useId()
  const versions = [
    { title: text.yours, value: conflict.mine[name] ?? null },
    { title: conflict.by ? text.savedBy(conflict.by) : text.theirs, value: conflict.theirs[name] ?? null },
  ]
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map(({ title, value }) => (
          <label
            key={title}
            className="flex min-h-11 items-start gap-3 rounded-lg border border-line-strong p-2 has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={group}
              checked={isSame(values[name], value)}
              onChange={() => set(name, value)}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">{title}</span>
              {shown(value, text)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function shown(value: FormValue, text: { yes: string; no: string; empty: string }): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'object') return value?.filter(Boolean).join(', ') || text.empty
  return String(value) || text.empty
}
