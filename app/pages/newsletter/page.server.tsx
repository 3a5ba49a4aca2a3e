import { type SubscribeAnswer, SubscribeForm } from '#app/layout/footer.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { MailedLinkForm, MailedLinkPage } from '../confirm/page.server.tsx'
import type { UnsubscribeAnswer } from '../form-answers.ts'
import { pageSeo } from '../load-text.server.ts'
import { messages } from '../messages.ne.ts'

interface Unsubscribing {
  state: UnsubscribeAnswer['state'] | 'open'
  token: string
}

/** The page of the unsubscribe link. Its form works without JavaScript; the token is checked when it is sent. */
const unsubscribePage = definePage({
  path: '/newsletter/unsubscribe',
  render: { personal: true },
  load: ({ url, lang, unsubscribeAnswer }) => {
    const token = url.searchParams.get('token') ?? ''
    const opened: Unsubscribing = { state: token === '' ? 'unknown-link' : 'open', token }
    const shown = unsubscribeAnswer ?? opened
    const { doneTitle, unknownTitle, title } = messages[lang].newsletter.unsubscribe
    const titles = { done: doneTitle, 'unknown-link': unknownTitle, open: title, failed: title }
    return { title: titles[shown.state], shown }
  },
  draw: ({ title, shown }) => <UnsubscribePage title={title} {...shown} />,
})

function UnsubscribePage({ title, state, token }: Unsubscribing & { title: string }) {
  const text = useMessages(messages).newsletter.unsubscribe
  const { supportEmail } = useSite()
  return (
    <MailedLinkPage title={title}>
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
      {state === 'failed' && <ErrorText className="mt-3">{text.failed}</ErrorText>}
      {(state === 'open' || state === 'failed') && (
        <MailedLinkForm path={`/newsletter/unsubscribe?${new URLSearchParams({ token })}`} texts={text} />
      )}
    </MailedLinkPage>
  )
}

const newsletterPage = definePage({
  path: '/newsletter',
  load: async (request) => {
    const answer = request.newsletterAnswer
    const text = messages[request.lang].newsletter
    // A visitor's own answer is not for search engines.
    return answer ? { title: text.title, answer } : { seo: await pageSeo(request, text), answer }
  },
  draw: ({ answer }) => <Newsletter answer={answer} />,
})

/** The target of the newsletter's form without JavaScript; with it the footer's form needs no page. */
function Newsletter({ answer }: { answer: SubscribeAnswer | undefined }) {
  const text = useMessages(messages).newsletter
  const { supportEmail } = useSite()
  return (
    <div className="mx-auto max-w-xl py-6">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">{text.explanation}</p>
      <div className="mt-6">
        <SubscribeForm answer={answer} />
      </div>
      <p className="mt-2 text-muted">
        {text.leave(supportEmail)}{' '}
        <AppLink to="/privacy" className="text-brand-ink underline underline-offset-4">
          {text.privacy}
        </AppLink>
      </p>
      <AppLink to="/" className={`${buttonStyle.secondary} mt-6`}>
        {text.home}
      </AppLink>
    </div>
  )
}

export const pages = [newsletterPage, unsubscribePage]
