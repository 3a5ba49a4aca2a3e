import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** What the rates are, and what they are not. */
export function Notes() {
  const text = useMessages(messages)
  return (
    <>
      <Card aria-labelledby="notes" className="mt-10 print:mt-3 print:text-xs">
        <h2 id="notes" className="flex items-center gap-2 text-xl print:text-sm">
          <Icon name="circle-help" className="size-5 text-brand-ink" />
          {text.heading}
        </h2>
        <ul className="mt-2 grid list-disc gap-1.5 ps-5 print:mt-1 print:gap-0">
          {text.list.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Card>
      <noscript>
        <p className="mt-6 font-semibold">{text.noScript}</p>
      </noscript>
    </>
  )
}
