import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

export function Values() {
  const { valuesHeading, values } = useMessages(messages)
  return (
    <section aria-labelledby="values">
      <h2 id="values" className="text-2xl">
        {valuesHeading}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {values.map(({ icon, title, text }) => (
          <li key={icon} className="border-s-4 border-marigold ps-4">
            <h3 className="flex items-center gap-2 text-lg">
              <Icon name={icon} className="size-6 text-brand-ink" />
              {title}
            </h3>
            <p className="mt-1 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
