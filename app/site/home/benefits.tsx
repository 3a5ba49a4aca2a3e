import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

export function Benefits() {
  const { why, benefits } = useMessages(messages)
  const { name } = useSite()
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="text-2xl">
        {why(name)}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon, title, text }) => (
          <li key={icon} className="border-s-4 border-marigold ps-4">
            <Icon name={icon} className="size-6 text-brand-ink" />
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
