import { SubscribeForm } from '#app/layout/footer.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { NewsletterAnswer } from '../form-answers.ts'
import { pageSeo } from '../load-text.server.ts'
import { messages } from './messages.ne.ts'
import { unsubscribePage } from './unsubscribe.server.tsx'

const newsletterPage = definePage({
  path: '/newsletter',
  load: async (request) => {
    const answer = request.newsletterAnswer
    const text = messages[request.lang]
    // A visitor's own answer is not for search engines.
    return answer ? { title: text.title, answer } : { seo: await pageSeo(request, text), answer }
  },
  draw: ({ answer }) => <Newsletter answer={answer} />,
})

/** The target of the newsletter's form without JavaScript; with it the footer's form needs no page. */
function Newsletter({ answer }: { answer: NewsletterAnswer | undefined }) {
  const text = useMessages(messages)
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
