import { pathIn } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import type { UnsubscribeAnswer } from '../form-answers.ts'
import { messages } from './messages.ne.ts'

interface Unsubscribing {
  state: UnsubscribeAnswer['state'] | 'open'
  token: string
}

/** The page of the unsubscribe link. Its form works without JavaScript; the token is checked when it is sent. */
export const unsubscribePage = definePage({
  path: '/newsletter/unsubscribe',
  render: { personal: true },
  load: ({ url, lang, unsubscribeAnswer }) => {
    const token = url.searchParams.get('token') ?? ''
    const shown: Unsubscribing = unsubscribeAnswer ?? {
      state: token === '' ? 'unknown-link' : 'open',
      token,
    }
    const { doneTitle, unknownTitle, title } = messages[lang].unsubscribe
    const titles = { done: doneTitle, 'unknown-link': unknownTitle, open: title, failed: title }
    return { title: titles[shown.state], state: shown.state, token: shown.token }
  },
  draw: ({ title, state, token }) => <UnsubscribePage title={title} state={state} token={token} />,
})

function UnsubscribePage({ title, state, token }: Unsubscribing & { title: string }) {
  const text = useMessages(messages).unsubscribe
  const { supportEmail } = useSite()
  return (
    <div className="mx-auto max-w-md py-2 sm:py-6">
      <Card>
        <h1 className="text-2xl">{title}</h1>
        {state === 'done' && (
          <>
            <p role="status" className="mt-3">
              {text.done}
            </p>
            <AppLink to="/newsletter" className={`${buttonStyle.secondary} mt-6`}>
              {text.again}
            </AppLink>
          </>
        )}
        {state === 'unknown-link' && <p className="mt-3 wrap-anywhere">{text.unknown(supportEmail)}</p>}
        {state === 'failed' && (
          <p role="alert" className="mt-3 font-semibold text-simrik">
            {text.failed}
          </p>
        )}
        {(state === 'open' || state === 'failed') && <UnsubscribeForm token={token} />}
      </Card>
    </div>
  )
}

function UnsubscribeForm({ token }: { token: string }) {
  const text = useMessages(messages).unsubscribe
  const query = new URLSearchParams({ token })
  return (
    <form method="post" action={`${pathIn(useLang(), '/newsletter/unsubscribe')}?${query}`}>
      <p className="mt-3">{text.text}</p>
      <button type="submit" className={`${buttonStyle.primary} mt-6 w-full`}>
        {text.action}
      </button>
      <p className="mt-4 text-sm text-muted">{text.notYou}</p>
    </form>
  )
}
