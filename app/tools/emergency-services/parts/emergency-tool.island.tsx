import { digitsIn } from 'bikram-sambat/digits'
import { Suspense, useDeferredValue } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { type Category, countServices, findServices } from '../services.ts'
import { NoResult, PinnedNumbers } from './pinned-numbers.tsx'
import { SearchForm, useQuery } from './search-form.tsx'
import { ServiceCard } from './service-card.tsx'

interface EmergencyToolProps {
  categories: readonly Category[]
  gatheredOn: string
}

export default function EmergencyTool({ categories, gatheredOn }: EmergencyToolProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { query, setQuery } = useQuery()
  // The input updates at once, the list as soon as the phone can.
  const found = findServices(categories, useDeferredValue(query))
  const day = dayText(lang, gatheredOn)
  return (
    <div className="print-alone">
      <PinnedNumbers />
      <SearchForm query={query} onQuery={setQuery} />
      <div className="no-print mt-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {text.count(digitsIn(lang, countServices(found)))}
        </p>
        <button
          type="button"
          className={`${buttonStyle.secondary} noscript:hidden`}
          onClick={() => window.print()}
        >
          <Icon name="file-text" />
          {text.print}
        </button>
      </div>
      <p className="hidden print:mt-2 print:block print:text-xs">{text.printed(day)}</p>
      <div id="numbers" tabIndex={-1} className="outline-none print:columns-2 print:gap-6">
        {found.length === 0 ? <NoResult onClear={() => setQuery('')} /> : <Honesty day={day} />}
        {/* Hydration yields to the browser between two boundaries. */}
        {found.map((category) => (
          <Suspense key={category.id}>
            <CategorySection category={category} gatheredOn={gatheredOn} />
          </Suspense>
        ))}
      </div>
    </div>
  )
}

function Honesty({ day }: { day: string }) {
  const text = useMessages(messages)
  return (
    <p className="no-print mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="circle-help" className="mt-0.5 size-5 text-simrik" />
      <span>{text.honesty(day)}</span>
    </p>
  )
}

interface CategorySectionProps {
  category: Category
  gatheredOn: string
}

function CategorySection({
  category: { id, title, icon, colour, services },
  gatheredOn,
}: CategorySectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 print:mt-3">
      <h2 id={id} className="flex items-center gap-3 text-2xl print:text-base">
        <span
          className={`flex size-11 shrink-0 items-center justify-center rounded-lg print:hidden ${colourStyle[colour]}`}
        >
          <Icon name={icon} fallback="phone" className="size-6" />
        </span>
        {title}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:mt-1 print:block">
        {services.map((service) => (
          <ServiceCard key={service.number} service={service} gatheredOn={gatheredOn} />
        ))}
      </ul>
    </section>
  )
}
