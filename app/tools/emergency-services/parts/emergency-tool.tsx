import { digitsIn } from '@chautari/bikram-sambat/digits'
import { barePath, pathIn } from '#app/lib/language.ts'
import type { Said } from '#app/lib/statement.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { colourStyle } from '#app/ui/colour-style.ts'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import type { Directory, Service } from '../load-services.server.ts'
import { messages } from '../messages.ne.ts'
import { maxQueryLength, readWanted, selected } from '../services.ts'
import { detailsPath, path as toolPath } from '../tool.ts'
import { NoResult, PinnedNumbers, ServiceRow } from './numbers.tsx'

/** The buttons of the categories send it as well. */
const formId = 'service-form'
const isOld = ({ kind }: Said) => kind === 'old-number'

/** HTML alone: every entry is there, and what was not asked for is hidden. `emergency-list.script.ts` hides others. */
export function EmergencyTool({ categories, services, pinned, remarks }: Directory) {
  const [text, lang] = useTexts(messages)
  const isDetailed = barePath(usePath()) === detailsPath
  const wanted = readWanted(useSearch())
  const { chosen, isAll, shown, groups, group } = selected(services, wanted)
  const named = isAll
    ? pinned.map(({ shortName, number }) => ({ name: shortName, number }))
    : chosen.map(({ name, numbers: [number = ''] }) => ({ name, number }))
  const answer = named.slice(0, 4).map(({ name, number }) => `${name} ${digitsIn(lang, number)}`)
  return (
    <div id="emergency">
      <SharedAnswer text={answer.join(', ')} />
      <PinnedNumbers pinned={pinned} group={services.find(({ isPinned }) => isPinned)?.category ?? ''} />
      <SearchForm query={wanted.query} />
      {/* Each shows one category alone. */}
      <fieldset aria-label={text.groups} className="number-groups no-print">
        {[{ id: '', short: text.all }, ...categories].map(({ id, short }) => (
          <button
            key={id}
            type="submit"
            form={formId}
            name="group"
            value={id}
            hidden={id !== '' && !groups.has(id)}
            aria-pressed={id === group}
          >
            {short}
          </button>
        ))}
      </fieldset>
      <div className="no-print my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {text.count(digitsIn(lang, chosen.length))}
        </p>
        <button type="button" data-print className={`${buttonStyle.secondary} noscript:hidden`}>
          <Icon name="file-text" />
          {text.print}
        </button>
      </div>
      <div id="numbers" tabIndex={-1} className="scroll-mt-14 outline-none print:columns-2 print:gap-6">
        <NoResult pinned={pinned} isHidden={chosen.length > 0} />
        <div className="rounded-lg bg-hover px-3 py-2 text-sm print:px-0 print:py-1 print:text-[0.7rem] print:[&_li]:text-[0.7rem]">
          <Remarks remarks={remarks.filter((remark) => !isOld(remark))} as="sentences" />
          <div
            data-old
            className="print:hidden"
            hidden={!chosen.some((service) => service.remarks.some(isOld))}
          >
            <Remarks remarks={remarks.filter(isOld)} as="sentences" />
          </div>
          <p>{text.honesty}</p>
        </div>
        {categories.map((category) => (
          <CategorySection
            key={category.id}
            category={category}
            services={services.filter((service) => service.category === category.id)}
            shown={isDetailed ? new Set(services) : shown}
          />
        ))}
      </div>
    </div>
  )
}

/** Filters while the visitor types; until the page's script runs, and without JavaScript, it is a plain form. */
function SearchForm({ query }: { query: string }) {
  const [text, lang] = useTexts(messages)
  return (
    <search className="no-print pb-1.5">
      <form
        id={formId}
        action={pathIn(lang, toolPath)}
        method="get"
        className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      >
        <TextField
          id="service-search"
          label={text.searchLabel}
          type="search"
          name="q"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text.searchPlaceholder}
          defaultValue={query}
        />
        <button type="submit" className={buttonStyle.secondary}>
          {text.search}
        </button>
      </form>
    </search>
  )
}

interface CategorySectionProps {
  category: Directory['categories'][number]
  services: readonly Service[]
  shown: ReadonlySet<Service>
}

function CategorySection({ category, services, shown }: CategorySectionProps) {
  const { id, title, icon, colour } = category
  const here = services.filter((service) => shown.has(service))
  return (
    <section aria-labelledby={id} hidden={here.length === 0} className="mt-3 sm:mt-6 print:mt-1.5">
      <h2 id={id} className="flex items-center gap-2 text-lg sm:text-xl print:text-sm">
        <span
          className={`flex size-8 shrink-0 items-center justify-center rounded-lg print:hidden ${colourStyle[colour]}`}
        >
          <Icon name={icon} fallback="phone" className="size-5" />
        </span>
        {title}
      </h2>
      <ul className="number-list">
        {services.map((service) => (
          <ServiceRow key={service.numbers[0]} service={service} isHidden={!shown.has(service)} />
        ))}
      </ul>
    </section>
  )
}
