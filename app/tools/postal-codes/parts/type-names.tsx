import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'

export function TypeNames() {
  const text = useMessages(messages)
  return (
    <section
      aria-labelledby="types"
      className="mt-8 rounded-2xl border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 id="types" className="text-xl">
        {text.types}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {Object.entries(text.typeNames).map(([type, name]) => (
          <div key={type} className="flex gap-2">
            <dt lang="en" className="min-w-28 shrink-0 font-semibold">
              {type}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
