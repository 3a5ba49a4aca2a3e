import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Fold } from '#app/ui/fold.tsx'
import { messages } from './messages.ne.ts'

/** What the rates are, and what they are not. */
export function Notes() {
  const text = useMessages(messages)
  return (
    <>
      <Fold heading={text.heading} className="mt-3 print:text-xs">
        <ul className="grid list-disc gap-1.5 ps-5 print:gap-0">
          {text.list.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Fold>
      <noscript>
        <p className="mt-6 font-semibold">{text.noScript}</p>
      </noscript>
    </>
  )
}
