import { barePath, pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/address.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { messages } from './messages.ne.ts'

/** The search of the home page: a plain form, answered as one types when the scripts are loaded (`start-ask.ts`). */
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
        button={text.search}
        type="text"
        maxLength={200}
        enterKeyHint="search"
        placeholder={text.placeholder}
        defaultValue={query}
        className="peer grow scroll-mt-20 sm:max-w-lg"
      />
      <p className="hidden basis-full text-sm text-muted noscript:peer-focus-within:block">{text.sent}</p>
      <p role="status" data-ask-trouble={text.noReader} className="basis-full font-semibold empty:hidden" />
    </>
  )
}

/**
 * The magnifier in the header. On the home page it is shown when the box has left the screen; without scripts it leads there from
 * every page.
 */
export function AskLink() {
  const text = useMessages(messages)
  const isAtBox = barePath(usePath()) === '/'
  return (
    <AppLink
      to="/#ask-box"
      data-ask
      aria-label={text.label}
      title={text.label}
      className={`flex min-h-11 items-center justify-center rounded-lg text-ink hover:bg-hover ${isAtBox ? 'invisible data-away:visible noscript:visible' : ''}`}
    >
      <Icon name="search" />
    </AppLink>
  )
}
