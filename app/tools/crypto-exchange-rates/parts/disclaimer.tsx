import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'

export function Disclaimer() {
  const { heading, text } = useMessages(messages).disclaimer
  return (
    <section
      aria-labelledby="disclaimer"
      className="rounded-2xl border-2 border-simrik bg-surface p-4 sm:px-5"
    >
      <h2 id="disclaimer" className="flex items-center gap-2 text-lg text-simrik">
        <Icon name="warning" />
        {heading}
      </h2>
      <p className="mt-1">{text}</p>
    </section>
  )
}
