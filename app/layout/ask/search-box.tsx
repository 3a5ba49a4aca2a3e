import { barePath, pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { usePath } from '#app/platform/navigation/url-state.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/**
 * The search of the home page: a plain form, which works before the scripts are loaded and without them; answered as one types
 * when they are there (`start-ask.ts`).
 */
export function SearchBox({ query }: { query: string }) {
  const [text, lang] = useTexts(messages)
  return (
    <>
      <search className="peer grow scroll-mt-20 sm:max-w-lg">
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
              autoComplete="off"
              maxLength={200}
              enterKeyHint="search"
              placeholder={text.placeholder}
              defaultValue={query}
              className={`${fieldStyle} ps-10`}
            />
          </div>
          <button type="submit" className={buttonStyle.primary}>
            {text.search}
          </button>
        </form>
      </search>
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
