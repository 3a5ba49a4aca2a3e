import { useNavigate } from 'react-router'
import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import type { NoSuchPart } from '#app/platform/tool-page/no-such-part.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

const popularCount = 4

interface NotFoundPageProps {
  /** The name of the tool that this path belongs to, while its page is closed. */
  closedTool?: string | undefined
  /** What a tool says of an address below its page that names nothing. */
  part?: NoSuchPart
}

/** An unknown path, or a tool that is switched off or not yet open. */
export function NotFoundPage({ closedTool, part }: NotFoundPageProps) {
  const text = useWords({ en, ne })
  const lang = useLang()
  const navigate = useNavigate()
  const { name: siteName, tools } = useSite()
  const popular = tools.slice(0, popularCount)
  // Where this page is the first one of the tab, there is no page to go back to but the homepage.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(pathIn(lang, '/')))
  return (
    <div className="mx-auto max-w-xl py-6 text-center">
      <title>{`${text.title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
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
        <AppLink to="/" className={part ? buttonStyle.quiet : buttonStyle.primary}>
          {text.home}
        </AppLink>
        <button type="button" className={`${buttonStyle.quiet} noscript:hidden`} onClick={goBack}>
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
