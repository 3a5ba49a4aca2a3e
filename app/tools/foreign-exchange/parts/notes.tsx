import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'

export function Notes() {
  const { heading, list } = useMessages(messages).notes
  return (
    <section aria-labelledby="notes" className="mt-10 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <h2 id="notes" className="flex items-center gap-2 text-xl">
        <Icon name="circle-help" className="size-5 text-brand-ink" />
        {heading}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        {list.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
