import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'

/** Good practices for search engines and people. */
export function Practices() {
  const { practices } = useMessages(messages)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[practices.technical, practices.content].map(({ title, items }) => (
        <section key={title} className="rounded-2xl border border-line bg-surface p-4 sm:p-5">
          <h2 className="text-lg">{title}</h2>
          <ul className="mt-2 list-disc space-y-2 ps-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
