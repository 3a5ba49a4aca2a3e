import { type Lang, pathIn } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import type { ConfirmAnswer } from '../form-answers.ts'
import { messages } from './messages.ne.ts'

type Kind = keyof typeof messages.en.kinds

const isKind = (type: string | null): type is Kind => type !== null && Object.hasOwn(messages.en.kinds, type)

interface Confirmation {
  link: { token: string; type: Kind; returnUrl: string } | null
  state: ConfirmAnswer['state'] | 'open'
}

/** The page of e-mail links. Its form works without JavaScript. */
export const page = definePage({
  path: '/confirm',
  render: { personal: true },
  /** Reads the query only. An invalid link is reported after the button is pressed. */
  load: ({ url, lang, confirmAnswer: answer }) => {
    const query = answer?.query ?? url.searchParams
    const [token, type, returnUrl] = ['token', 'type', 'redirect_to'].map((name) => query.get(name))
    const link =
      token && isKind(type ?? null) ? { token, type: type as Kind, returnUrl: returnUrl ?? '/' } : null
    const confirmation: Confirmation = { link, state: answer?.state ?? (link ? 'open' : 'expired') }
    // Not for search engines: no description.
    return { title: titleOf(lang, confirmation), confirmation }
  },
  draw: ({ title, confirmation }) => <ConfirmPage title={title} {...confirmation} />,
})

const isDead = ({ link, state }: Confirmation) => !link || state === 'expired' || state === 'banned'

function titleOf(lang: Lang, confirmation: Confirmation): string {
  const { deadTitle, kinds } = messages[lang]
  return isDead(confirmation) || !confirmation.link ? deadTitle : kinds[confirmation.link.type].title
}

function ConfirmPage({ title, link, state }: Confirmation & { title: string }) {
  const text = useMessages(messages)
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      <Card>
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
            className={`${buttonStyle.secondary} mt-6`}
          >
            {text.askAgain}
          </AppLink>
        )}
        {link && !isDead({ link, state }) && state !== 'subscribed' && <ConfirmForm {...link} />}
      </Card>
    </div>
  )
}

/** The page that sends a new link; `/sign-in` for the other kinds. */
const askAgain: Partial<Record<Kind, string>> = { recovery: '/forgot-password', newsletter: '/newsletter' }

function ConfirmForm({ token, type, returnUrl }: NonNullable<Confirmation['link']>) {
  const { kinds, notYou } = useMessages(messages)
  const { text, action } = kinds[type]
  return (
    <form method="post" action={pathIn(useLang(), '/confirm')}>
      <p className="mt-3">{text}</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="redirect_to" value={returnUrl} />
      <button type="submit" className={`${buttonStyle.primary} mt-6 w-full`}>
        {action}
      </button>
      <p className="mt-4 text-sm text-muted">{notYou}</p>
    </form>
  )
}
