import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import type { Category } from '../services.ts'
import { formId } from './search-form.tsx'

interface GroupButtonsProps {
  /** Those in which something was found. */
  categories: readonly Category[]
  group: string
  onGroup: (group: string) => void
}

/** Show one category alone. They send the search form where no script is loaded. */
export function GroupButtons({ categories, group, onGroup }: GroupButtonsProps) {
  const text = useMessages(messages)
  const chosen = categories.some(({ id }) => id === group) ? group : ''
  return (
    <fieldset
      aria-label={text.groups}
      className="no-print sticky top-[63px] z-[5] -mx-4 flex min-w-0 gap-2 overflow-x-auto border-b border-line bg-paper px-4 py-2 sm:flex-wrap lg:mx-0 lg:px-0"
    >
      {[{ id: '', short: text.all }, ...categories].map(({ id, short }) => (
        <button
          key={id}
          type="submit"
          form={formId}
          name="group"
          value={id}
          aria-pressed={id === chosen}
          onClick={(event) => {
            event.preventDefault()
            onGroup(id)
            showListFromItsStart()
          }}
          className="min-h-11 shrink-0 rounded-full border border-line-strong bg-surface px-4 font-semibold whitespace-nowrap text-ink hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {short}
        </button>
      ))}
    </fieldset>
  )
}

/** Where the buttons are at the top of the screen, the new list may begin above it. */
function showListFromItsStart() {
  const list = document.getElementById('numbers')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
