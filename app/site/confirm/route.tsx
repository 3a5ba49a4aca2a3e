import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { Route } from './+types/route'
import { confirmAnswerContext } from './answer.server.ts'
import { words } from './words.ts'

type Kind = keyof typeof words.en.kinds

const isKind = (type: string | null): type is Kind => type !== null && Object.hasOwn(words.en.kinds, type)

/** Reads the query only. An invalid link is reported after the button is pressed. */
export function loader({ url, context }: Route.LoaderArgs) {
  context.get(renderContext).personal = true
  const answer = context.get(confirmAnswerContext)
  const query = answer?.query ?? url.searchParams
  const [token, type, goal] = ['token', 'type', 'redirect_to'].map((name) => query.get(name))
  const link = token && isKind(type ?? null) ? { token, type: type as Kind, goal: goal ?? '/' } : null
  return { link, state: answer?.state ?? (link ? ('open' as const) : ('expired' as const)) }
}

// Not for search engines: the loader gives no words for them.
export const meta = pageMeta

/** Where the link of a letter leads. Its form works without this page's code. */
export default function ConfirmPage({ loaderData: { link, state } }: Route.ComponentProps) {
  const text = useWords(words)
  const { name } = useSite()
  const kind = link && text.kinds[link.type]
  const isDead = !kind || state === 'expired' || state === 'banned'
  const title = isDead ? text.deadTitle : kind.title
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      <title>{`${title} | ${name}`}</title>
      <section className="rounded-2xl border border-line bg-surface p-5 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {state !== 'open' && (
          <p
            role="alert"
            className={`mt-3 font-semibold ${state === 'subscribed' ? 'text-good' : 'text-simrik'}`}
          >
            {text[state]}
          </p>
        )}
        {state === 'expired' && (
          <AppLink
            to={askAgain[link?.type ?? 'magiclink'] ?? '/sign-in'}
            className={`${buttonStyle.quiet} mt-6`}
          >
            {text.askAgain}
          </AppLink>
        )}
        {!isDead && state !== 'subscribed' && <ConfirmForm link={link} text={kind} />}
      </section>
    </div>
  )
}

/** Where another letter is asked for; else on the page to sign in. */
const askAgain: Partial<Record<Kind, string>> = { recovery: '/forgot-password', newsletter: '/newsletter' }

interface ConfirmFormProps {
  link: { token: string; type: Kind; goal: string }
  text: { text: string; action: string }
}

function ConfirmForm({ link: { token, type, goal }, text: { text, action } }: ConfirmFormProps) {
  const { notYou } = useWords(words)
  return (
    <form method="post" action={pathIn(useLang(), '/confirm')}>
      <p className="mt-3">{text}</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="redirect_to" value={goal} />
      <button type="submit" className={`${buttonStyle.primary} mt-6 w-full`}>
        {action}
      </button>
      <p className="mt-4 text-sm text-muted">{notYou}</p>
    </form>
  )
}
