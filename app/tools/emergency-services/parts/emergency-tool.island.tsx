import { digitsIn } from 'bikram-sambat-calendar/digits'
import { Suspense, useDeferredValue } from 'react'
import type { Said } from '#app/lib/statement.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from '../messages.ne.ts'
import {
  type Category,
  countServices,
  type Directory,
  findServices,
  inGroup,
  pinnedServices,
  withoutPinned,
} from '../services.ts'
import { GroupButtons } from './group-buttons.tsx'
import { NoResult, PinnedNumbers } from './pinned-numbers.tsx'
import { SearchForm, useSelection } from './search-form.tsx'
import { ServiceRow } from './service-row.tsx'

const sharedCount = 4

export default function EmergencyTool(directory: Directory) {
  const { categories, pinned, remarks } = directory
  const text = useMessages(messages)
  const lang = useLang()
  const { query, group, setQuery, setGroup } = useSelection()
  // The input updates at once, the list as soon as the phone can.
  const searched = useDeferredValue(query)
  const found = findServices(categories, searched)
  const chosen = inGroup(found, group)
  // The pinned numbers stand above the whole list.
  const listed = chosen === categories ? withoutPinned(directory) : chosen
  const shared =
    chosen === categories
      ? pinned.map(({ shortName, number }) => `${shortName} ${digitsIn(lang, number)}`)
      : chosen.flatMap(({ services }) =>
          services.map(({ name, number }) => `${name} ${digitsIn(lang, number)}`),
        )
  return (
    <div>
      {shared.length > 0 && <SharedAnswer text={shared.slice(0, sharedCount).join(', ')} />}
      <PinnedNumbers pinned={pinned} services={pinnedServices(directory)} />
      <SearchForm query={query} onQuery={setQuery} />
      <GroupButtons categories={found} group={group} onGroup={setGroup} />
      <div className="no-print my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {text.count(digitsIn(lang, countServices(chosen)))}
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
      <div
        id="numbers"
        tabIndex={-1}
        className="scroll-mt-14 outline-none [&_:is(a,button,summary)]:scroll-mt-14 print:columns-2 print:gap-6"
      >
        {found.length === 0 ? (
          <NoResult pinned={pinned} onClear={() => setQuery('')} />
        ) : (
          <Honesty remarks={remarks} />
        )}
        {/* Hydration yields to the browser between two boundaries. */}
        {listed.map((category) => (
          <Suspense key={category.id}>
            <CategorySection category={category} />
          </Suspense>
        ))}
      </div>
    </div>
  )
}

function Honesty({ remarks }: { remarks: readonly Said[] }) {
  const text = useMessages(messages)
  return (
    <div className="rounded-lg bg-hover px-3 py-2 text-sm print:px-0 print:py-1 print:text-[0.7rem] print:[&_li]:text-[0.7rem]">
      <Remarks remarks={remarks} as="sentences" />
      <p className="no-print ps-6">{text.honesty}</p>
      <p className="hidden print:block">{text.printed}</p>
    </div>
  )
}

function CategorySection({ category: { id, title, icon, colour, services } }: { category: Category }) {
  return (
    <section aria-labelledby={id} className="mt-4 sm:mt-6 print:mt-1.5">
      <h2 id={id} className="flex items-center gap-3 text-xl print:text-sm">
        <span
          className={`flex size-9 shrink-0 items-center justify-center rounded-lg print:hidden ${colourStyle[colour]}`}
        >
          <Icon name={icon} fallback="phone" className="size-5" />
        </span>
        {title}
      </h2>
      <ul className="mt-2 border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-10 print:mt-0 print:block">
        {services.map((service) => (
          <ServiceRow key={service.number} service={service} />
        ))}
      </ul>
    </section>
  )
}
