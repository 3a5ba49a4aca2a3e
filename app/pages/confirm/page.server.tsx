import type { ReactNode } from 'react'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import type { ConfirmAnswer } from '../form-answers.ts'
import { messages } from '../messages.ne.ts'

type Kind = keyof typeof messages.en.confirm.kinds

const isKind = (type: string | null): type is Kind =>
  type !== null && Object.hasOwn(messages.en.confirm.kinds, type)

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
  const { deadTitle, kinds } = messages[lang].confirm
  return isDead(confirmation) || !confirmation.link ? deadTitle : kinds[confirmation.link.type].title
}

function ConfirmPage({ title, link, state }: Confirmation & { title: string }) {
  const text = useMessages(messages).confirm
  return (
    <MailedLinkPage title={title}>
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
      {link && !isDead({ link, state }) && state !== 'subscribed' && (
        <MailedLinkForm path="/confirm" texts={{ ...text.kinds[link.type], notYou: text.notYou }}>
          <input type="hidden" name="token" value={link.token} />
          <input type="hidden" name="type" value={link.type} />
          <input type="hidden" name="redirect_to" value={link.returnUrl} />
        </MailedLinkForm>
      )}
    </MailedLinkPage>
  )
}

/** The page that sends a new link; `/sign-in` for the other kinds. */
const askAgain: Partial<Record<Kind, string>> = { recovery: '/forgot-password', newsletter: '/newsletter' }

/** The page of a link in an e-mail. */
export function MailedLinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      <Card>
        <h1 className="text-2xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}

interface MailedLinkFormProps {
  path: string
  texts: { text: string; action: string; notYou: string }
  children?: ReactNode
}

/** Its button does what the link is for. It works without JavaScript. */
export function MailedLinkForm({ path, texts, children }: MailedLinkFormProps) {
  return (
    <form method="post" action={pathIn(useLang(), path)}>
      <p className="mt-3">{texts.text}</p>
      {children}
      <button type="submit" className={`${buttonStyle.primary} mt-6 w-full`}>
        {texts.action}
      </button>
      <p className="mt-4 text-sm text-muted">{texts.notYou}</p>
    </form>
  )
}
