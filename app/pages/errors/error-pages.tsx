import type { Absence } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ToolLink } from '#app/platform/tool-page/tool-page.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from '../messages.ne.ts'

const popularCount = 4

/** An unknown path, or a tool that is switched off or not yet open. */
export function NotFoundPage({ absence: { closedTool, part } }: { absence: Absence }) {
  const text = useMessages(messages).errors.notFound
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
        {popular.map((tool) => (
          <li key={tool.path}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The page of an unexpected error. The request id finds the error in the log. */
export function CrashPage({ requestId }: { requestId: string }) {
  const text = useMessages(messages).errors.crash
  return (
    <div role="alert" className="mx-auto max-w-xl py-6 text-center">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">{text.explanation}</p>
      <p className="mt-3 text-muted">
        {text.id}: <code className="font-semibold text-ink">{requestId}</code>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" className={`${buttonStyle.primary} noscript:hidden`} data-reload>
          {text.again}
        </button>
        <AppLink to="/" className={buttonStyle.secondary}>
          {text.home}
        </AppLink>
      </div>
    </div>
  )
}
