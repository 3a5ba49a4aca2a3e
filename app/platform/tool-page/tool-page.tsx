import type { ReactNode } from 'react'
import { ArticleText } from '../articles/article-text.tsx'
import { AdSlot } from '../consent/ad-slot.tsx'
import { RateTool } from '../ratings/rate-tool.tsx'
import { RelatedTools } from './related-tools.tsx'
import { ShareButtons } from './share-buttons.tsx'

/** What every tool page shows beside the tool itself. */
export interface ToolFrame {
  path: string
  ads: boolean
  /** The article's HTML. */
  article: string
}

interface ToolPageProps {
  title: string
  subtitle: string
  frame: ToolFrame
  children: ReactNode
}

/** Heading, tool, and below it what all tool pages share: the article between an ad slot and the related tools. */
export function ToolPage({ title, subtitle, frame: { path, ads, article }, children }: ToolPageProps) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-muted sm:text-lg">{subtitle}</p>
      <div className="mt-6">{children}</div>
      <SharedWidget>{ads && <AdSlot />}</SharedWidget>
      <ArticleText html={article} />
      <SharedWidget>
        <RateTool path={path} />
        <ShareButtons />
        <RelatedTools path={path} />
      </SharedWidget>
    </>
  )
}

function SharedWidget({ children }: { children: ReactNode }) {
  return <aside className="no-print my-8 grid gap-8 empty:hidden">{children}</aside>
}
