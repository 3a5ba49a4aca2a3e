import { Suspense, use } from 'react'
import { ArticleHtml } from '#app/platform/articles/article-html.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { words as sharedWords } from '#app/platform/i18n/words.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { words } from './words.ts'

interface Policy {
  updatedText: string
  sections: readonly { id: string; title: string }[]
  /** Given to a navigation in the browser only. */
  html?: string
}

interface PolicyPageProps {
  title: string
  data: { policy: Policy } | Promise<{ policy: Policy }>
}

/** A long text with its day and a list of its sections: beside it on a wide screen, folded above it on a phone. */
export function PolicyPage({ title, data }: PolicyPageProps) {
  const { loading } = useWords(words)
  const { name } = useSite()
  return (
    <>
      {data instanceof Promise && <title>{`${title} | ${name}`}</title>}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <Suspense fallback={<Loading text={loading} />}>
        <LoadedPolicy data={data} />
      </Suspense>
    </>
  )
}

function LoadedPolicy({ data }: Pick<PolicyPageProps, 'data'>) {
  const { updated } = useWords(sharedWords)
  const { contents } = useWords(words)
  const { policy } = data instanceof Promise ? use(data) : data
  return (
    <>
      <p className="mt-2 text-lg text-muted">{updated(policy.updatedText)}</p>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <nav
          aria-label={contents}
          className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
        >
          <p className="font-semibold">{contents}</p>
          <Sections sections={policy.sections} />
        </nav>
        <details className="no-print group mb-8 rounded-xl border border-line bg-surface lg:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-4 py-2 font-semibold hover:bg-hover">
            {contents}
            <Icon name="arrow-up" className="size-5 rotate-180 text-muted group-open:rotate-0" />
          </summary>
          <nav aria-label={contents} className="px-4 pb-3">
            <Sections sections={policy.sections} />
          </nav>
        </details>
        <ArticleHtml html={policy.html} />
      </div>
    </>
  )
}

/** The titles carry their numbers, as the text refers to them. */
function Sections({ sections }: Pick<Policy, 'sections'>) {
  return (
    <ol className="mt-2 border-s-2 border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center px-3 py-1 leading-snug text-ink hover:bg-hover hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-dvh items-start gap-3 pt-10 text-lg text-muted">
      <Spinner className="size-6" />
      {text}
    </p>
  )
}
