import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import { type Category, maxQueryLength } from '../services.ts'
import { path as toolPath } from '../tool.ts'

/** The buttons of the categories send it as well. */
const formId = 'service-form'

/** Filters while the visitor types; until the page's script runs, and without JavaScript, it is a plain form. */
export function SearchForm({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
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

interface GroupButtonsProps {
  categories: readonly Category[]
  /** Those in which something was found. */
  groups: ReadonlySet<string>
  group: string
}

/** Show one category alone. */
export function GroupButtons({ categories, groups, group }: GroupButtonsProps) {
  const text = useMessages(messages)
  return (
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
  )
}
