import type { Absence } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

const popularCount = 4

/** An unknown path, or a tool that is switched off or not yet open. */
export function NotFoundPage({ absence: { closedTool, part } }: { absence: Absence }) {
  const text = useMessages(messages)
  const popular = useSite().tools.slice(0, popularCount)
  return (
    <div className="mx-auto max-w-xl py-6 text-center">
      <p className="text-6xl font-bold text-brand-ink">{text.code}</p>
      <h1 className="mt-2 text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">
        {part?.explanation ?? (closedTool ? text.closed(closedTool) : text.explanation)}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {part && (
          <AppLink to={part.path} className={buttonStyle.primary}>
            {part.link}
          </AppLink>
        )}
        <AppLink to="/" className={part ? buttonStyle.secondary : buttonStyle.primary}>
          {text.home}
        </AppLink>
        <button type="button" className={`${buttonStyle.secondary} noscript:hidden`} data-go-back>
          {text.back}
        </button>
      </div>
      <h2 className="mt-10 text-xl">{text.popular}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {popular.map(({ path, name, icon }) => (
          <li key={path}>
            <AppLink
              to={path}
              className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 font-semibold hover:bg-hover"
            >
              <Icon name={icon} className="size-5 text-brand-ink" />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
