import { loadSite } from '#app/layout/load-site.server.ts'
import { dayText } from '#app/lib/day-text.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import { type Article, ArticleHtml, SectionLinks } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { messages as sharedMessages } from '#app/platform/i18n/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pageSeo } from '../page-seo.server.ts'
import privacyEn from '../privacy/policy.en.md'
import privacyNe from '../privacy/policy.ne.md'
import termsEn from '../terms/policy.en.md'
import termsNe from '../terms/policy.ne.md'
import { messages } from './messages.ne.ts'

interface SiteNames {
  name: string
  supportEmail: string
}

/** As the policies have been published: the month first in English. */
const publishedOn = (lang: Lang, day: string) =>
  lang === 'en' ? dayText(lang, day).replace(/^(\d+) (\w+) /, '$2 $1, ') : dayText(lang, day)

/** A policy's HTML with `{{site}}` and `{{support}}` filled in. Both are settings, so they are escaped. */
export function fillTemplate(html: string, { name, supportEmail }: SiteNames): string {
  const email = escapedHtml(supportEmail)
  const values: Record<string, string> = {
    site: escapedHtml(name),
    support: `<a href="mailto:${email}">${email}</a>`,
  }
  return html.replace(/\{\{([a-z]+)\}\}/g, (written, key: string) => values[key] ?? written)
}

/** The page of a policy, whose text is Markdown that is compiled when the site is built. */
function policyPage(name: 'privacy' | 'terms', policies: Record<Lang, Article>) {
  return definePage({
    path: `/${name}`,
    load: async (request) => {
      const { url, lang, context } = request
      const site = await loadSite(url, context)
      const { title, updated, sections, html } = policies[lang]
      const own = messages[lang][name]
      return {
        seo: await pageSeo(request, { title, description: own.description }),
        title: own.title,
        updatedText: publishedOn(lang, updated),
        sections,
        html: fillTemplate(html, site),
      }
    },
    draw: (policy) => <PolicyText {...policy} />,
  })
}

export const pages = [
  policyPage('privacy', { en: privacyEn, ne: privacyNe }),
  policyPage('terms', { en: termsEn, ne: termsNe }),
]

interface PolicyTextProps {
  title: string
  updatedText: string
  sections: Article['sections']
  html: string
}

/** A long text with its date and a table of contents: beside it on a wide screen, folded above it on a phone. */
function PolicyText({ title, updatedText, sections, html }: PolicyTextProps) {
  const { updated, contents } = useMessages(sharedMessages)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{updated(updatedText)}</p>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <nav
          aria-label={contents}
          className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
        >
          <p className="font-semibold">{contents}</p>
          <SectionLinks sections={sections} />
        </nav>
        <details className="no-print group mb-8 rounded-xl border border-line bg-surface lg:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-4 py-2 font-semibold hover:bg-hover">
            {contents}
            <Icon name="arrow-up" className="size-5 rotate-180 text-muted group-open:rotate-0" />
          </summary>
          <nav aria-label={contents} className="px-4 pb-3">
            <SectionLinks sections={sections} />
          </nav>
        </details>
        <ArticleHtml html={html} />
      </div>
    </>
  )
}

/** The titles include their numbers, which the text refers to. */
