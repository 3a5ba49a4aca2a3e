import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import type { Calendar } from '../calendars.ts'
import { messages } from '../messages.ne.ts'
import { DateSelects } from './date-selects.tsx'
import { PanelAnswer } from './panel-answer.tsx'
import type { DatePanelState } from './use-date-panel.ts'

/** Converts from one calendar to the other. */
export function DatePanel({ from, panel }: { from: Calendar; panel: DatePanelState }) {
  const text = useMessages(messages)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const busy = panel.state.kind === 'converting'
  const ready = useHydrated() && !busy

  const takeChosen = useEffectEvent(() => {
    const [day, month, year] = [...(form.current?.querySelectorAll('select') ?? [])].map(({ value }) =>
      Number(value),
    )
    const { chosen } = panel
    if (year && month && day && (day !== chosen.day || month !== chosen.month || year !== chosen.year)) {
      panel.choose({ year, month, day })
    }
  })
  // Takes over what was selected and typed before hydration.
  useEffect(() => takeChosen(), [])
  useInitialInputValue(field, panel.typed, panel.type)

  return (
    <section
      aria-labelledby={`${id}heading`}
      className="min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={`${id}heading`} className="text-xl">
        {text.panels[from].heading}
      </h2>
      <form
        ref={form}
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) panel.convert()
        }}
      >
        <DateSelects from={from} panel={panel} answerId={`${id}answer`} />
        <label htmlFor={`${id}typed`} className="mt-4 block font-semibold">
          {text.panels[from].typed}
        </label>
        <input
          ref={field}
          id={`${id}typed`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={panel.typed}
          onChange={(event) => panel.type(event.target.value)}
          aria-describedby={`${id}hint`}
          className={`${fieldStyle} mt-1`}
        />
        <p id={`${id}hint`} className="mt-1 text-sm text-muted">
          {text.panels[from].hint}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="submit" disabled={!ready} className={`${buttonStyle.primary} grow`}>
            {busy ? <Spinner /> : <Icon name="arrow-right-left" />}
            {busy ? text.converting : text.convert}
          </button>
          <button
            type="button"
            disabled={!ready}
            title={text.todayTitle}
            onClick={panel.convertToday}
            className={buttonStyle.secondary}
          >
            <Icon name="calendar" />
            {text.today}
          </button>
        </div>
      </form>
      <div role="status" id={`${id}answer`}>
        <PanelAnswer from={from} state={panel.state} onMeant={panel.convertIn} />
      </div>
    </section>
  )
}
