import { pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'

/**
 * A date in either calendar: each field fills the other one (`quick-part.ts`). Without JavaScript a form to the tool, with
 * the date in its address.
 */
export function QuickConverter({ path }: { /** Of the tool. */ path: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <Card aria-labelledby="quick-date" className="p-3! sm:p-4!">
      <h2 id="quick-date" className="text-base font-semibold">
        <AppLink to={path} className="inline-flex min-h-6 min-w-6 items-center text-brand-ink">
          {text.typed.heading}
        </AppLink>
      </h2>
      <form action={pathIn(lang, path)} autoComplete="off" className="mt-2 grid gap-2">
        {(['bs', 'ad'] as const).map((calendar) => (
          <label key={calendar} className="grid grid-cols-[3rem_1fr] items-center">
            <span aria-hidden="true" className="text-sm font-semibold">
              {text.calendar[calendar]}
            </span>
            <input
              name={calendar}
              aria-label={text.typed.label[calendar]}
              aria-describedby="quick-date-answer"
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              placeholder={text.typed.pattern}
              className={`${fieldStyle} min-w-0`}
            />
          </label>
        ))}
        <div className="hidden noscript:grid">
          <button type="submit" className={buttonStyle.secondary}>
            {text.convert}
          </button>
        </div>
        {/* As high as a date with its weekday: what is below does not move. */}
        <p id="quick-date-answer" aria-live="polite" className="min-h-11 text-sm noscript:hidden" />
      </form>
    </Card>
  )
}
