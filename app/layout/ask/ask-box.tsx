import { pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The box of the home page: a plain form, whose place the dialog takes when the scripts are loaded (`start-ask.ts`). */
export function AskBox({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <search className="grow sm:max-w-lg">
      <form action={pathIn(lang, '/')} method="get" className="flex gap-2">
        <label htmlFor="ask-box" className="sr-only">
          {text.label}
        </label>
        <div className="relative min-w-0 grow">
          <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
          <input
            id="ask-box"
            data-ask-box
            type="text"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="go"
            placeholder={text.placeholder}
            defaultValue={query}
            className={`${fieldStyle} ps-10`}
          />
        </div>
        <button type="submit" className={buttonStyle.primary}>
          {text.open}
        </button>
      </form>
    </search>
  )
}

/** The magnifier in the header of every page; without scripts it leads to the box of the home page. */
export function AskLink() {
  const text = useMessages(messages)
  return (
    <AppLink
      to="/#ask-box"
      data-ask
      aria-label={text.label}
      title={text.label}
      className="flex size-11 items-center justify-center rounded-lg text-ink hover:bg-hover"
    >
      <Icon name="search" />
    </AppLink>
  )
}
