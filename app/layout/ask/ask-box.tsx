import { pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { messages } from './messages.ne.ts'

/** The box of the home page: a plain form, whose place the dialog takes when the scripts are loaded (`start-ask.ts`). */
export function AskBox({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <>
      <SearchForm
        id="ask-box"
        data-ask-box
        action={pathIn(lang, '/')}
        label={text.label}
        button={text.open}
        type="text"
        maxLength={200}
        enterKeyHint="go"
        placeholder={text.placeholder}
        defaultValue={query}
        className="grow sm:max-w-lg"
      />
      <p role="status" data-ask-trouble={text.noReader} className="basis-full font-semibold empty:hidden" />
    </>
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
      className="flex min-h-11 items-center justify-center rounded-lg text-ink hover:bg-hover"
    >
      <Icon name="search" />
    </AppLink>
  )
}
