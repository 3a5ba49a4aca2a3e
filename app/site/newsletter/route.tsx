import { langOfPath } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta, type Seo } from '#app/platform/seo/page-meta.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SubscribeForm } from '../frame/subscribe-form.tsx'
import { loadSite } from '../load-site.server.ts'
import type { Route } from './+types/route'
import { type FormAnswer, formAnswerContext } from './form-answer.server.ts'
import { words } from './words.ts'

interface NewsletterData {
  seo: Seo | undefined
  answer: FormAnswer | null
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<NewsletterData> {
  const answer = context.get(formAnswerContext)
  // What one visitor is answered is not for search engines.
  if (answer) return { seo: undefined, answer }
  const { name } = await loadSite(url, context)
  const lang = langOfPath(url.pathname)
  const { title, description } = words[lang]
  const about = { kind: 'page', name: title } as const
  return { seo: { lang, path: '/newsletter', title: `${title} | ${name}`, description, about }, answer: null }
}

// Nothing of the server's is shown: a navigation waits for nothing.
export const clientLoader = (): NewsletterData => ({ seo: undefined, answer: null })

export const meta = pageMeta

/** Where the newsletter's form leads without JavaScript; otherwise the form in the footer needs no page. */
export default function Newsletter({ loaderData: { seo, answer } }: Route.ComponentProps) {
  const text = useWords(words)
  const { name, supportEmail } = useSite()
  return (
    <div className="mx-auto max-w-xl py-6">
      {!seo && <title>{`${text.title} | ${name}`}</title>}
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
      <AppLink to="/" className={`${buttonStyle.quiet} mt-6`}>
        {text.home}
      </AppLink>
    </div>
  )
}
