import { type ReactNode, Suspense, use } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { AdSlot } from '../ads/ad-slot.tsx'
import { ArticleText } from '../articles/article-text.tsx'
import { RateTool } from '../ratings/rate-tool.tsx'
import { useSite } from '../site/site-data.ts'
import { useOpened } from '../usage/use-opened.ts'
import { RelatedTools } from './related-tools.tsx'
import { ShareButtons } from './share-buttons.tsx'

/** What the loader of every tool page gives for the parts that all tool pages share. */
export interface ToolFrame {
  path: string
  openEvent: string
  ads: boolean
  /** The article's HTML, for a navigation in the browser only: a document carries it already. */
  article?: string
}

interface ToolPageProps<Data extends { frame: ToolFrame }> {
  title: string
  subtitle: string
  /** Said while the page's data is on its way to a navigation in the browser. */
  loading: string
  data: Data | Promise<Data>
  children: (data: Data) => ReactNode
}

/** Heading, tool, and below it what all tool pages share: the article between an ad slot and the related tools. */
export function ToolPage<Data extends { frame: ToolFrame }>({
  title,
  subtitle,
  loading,
  data,
  children,
}: ToolPageProps<Data>) {
  const { name } = useSite()
  return (
    <>
      {data instanceof Promise && <title>{`${title} | ${name}`}</title>}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-muted sm:text-lg">{subtitle}</p>
      <Suspense fallback={<Loading text={loading} />}>
        <Loaded title={title} data={data}>
          {children}
        </Loaded>
      </Suspense>
    </>
  )
}

function Loaded<Data extends { frame: ToolFrame }>({
  title,
  data,
  children,
}: Pick<ToolPageProps<Data>, 'title' | 'data' | 'children'>) {
  const loaded = data instanceof Promise ? use(data) : data
  const { path, openEvent, ads, article } = loaded.frame
  useOpened(openEvent)
  return (
    <>
      <div className="mt-6">{children(loaded)}</div>
      <SharedWidget>{ads && <AdSlot />}</SharedWidget>
      <ArticleText html={article} />
      <SharedWidget>
        <RateTool path={path} />
        <ShareButtons title={title} />
        <RelatedTools path={path} />
      </SharedWidget>
    </>
  )
}

function SharedWidget({ children }: { children: ReactNode }) {
  return <aside className="no-print my-8 grid gap-8 empty:hidden">{children}</aside>
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-lg text-muted">
      <Spinner className="size-6" />
      {text}
    </p>
  )
}
