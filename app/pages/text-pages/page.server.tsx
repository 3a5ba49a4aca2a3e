import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { type Article, ArticleHtml, Contents, SectionLinks } from '#app/platform/articles/article.tsx'
import { definePage, type Page } from '#app/platform/document/page.ts'
import { messages as sharedMessages } from '#app/platform/i18n/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import developersEn from '../developers/page.en.md'
import developersNe from '../developers/page.ne.md'
import { loadText, type Texts, type Values } from '../load-text.server.ts'
import privacyEn from '../privacy/policy.en.md'
import privacyNe from '../privacy/policy.ne.md'
import { formulas } from '../spreadsheets/formulas.ts'
import spreadsheetsEn from '../spreadsheets/page.en.md'
import spreadsheetsNe from '../spreadsheets/page.ne.md'
import termsEn from '../terms/policy.en.md'
import termsNe from '../terms/policy.ne.md'

interface TextPage extends Pick<Page, 'path' | 'listedSince' | 'render'> {
  texts: Texts
  values?: Values
  /** Writes the day of the last change, `YYYY-MM-DD`. */
  publishedOn?: typeof dayText
}

/** As the policies have been published: the month first in English. */
const publishedOn = (lang: Lang, day: string) =>
  lang === 'en' ? dayText(lang, day).replace(/^(\d+) (\w+) /, '$2 $1, ') : dayText(lang, day)

const policy = { listedSince: '2026-11-21', render: { mostVendors: 'tags' }, publishedOn } as const

const textPages: readonly TextPage[] = [
  {
    path: '/developers',
    listedSince: '2026-11-27',
    texts: { en: developersEn, ne: developersNe },
  },
  {
    path: '/developers/spreadsheets',
    listedSince: '2026-11-27',
    texts: { en: spreadsheetsEn, ne: spreadsheetsNe },
    values: formulas,
  },
  { ...policy, path: '/privacy', texts: { en: privacyEn, ne: privacyNe } },
  { ...policy, path: '/terms', texts: { en: termsEn, ne: termsNe } },
]

/** Pages whose content is one Markdown text. */
export const pages = textPages.map(({ texts, values, publishedOn = dayText, ...page }) =>
  definePage({
    ...page,
    load: (request) => loadText(request, texts, values),
    draw: ({ updated, ...text }, { lang }) => (
      <TextWithContents {...text} updatedText={publishedOn(lang, updated)} />
    ),
  }),
)

interface TextWithContentsProps extends Pick<Article, 'title' | 'sections' | 'html'> {
  updatedText: string
}

/** A long text with its date and a table of contents: beside it on a wide screen, folded above it on a phone. */
function TextWithContents({ title, updatedText, sections, html }: TextWithContentsProps) {
  const { updated, contents } = useMessages(sharedMessages)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{updated(updatedText)}</p>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <Contents
          sections={sections}
          className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
        />
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
