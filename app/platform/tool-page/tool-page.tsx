import type { ReactNode } from 'react'
import { type Article, ArticleText } from '#app/platform/articles/article.tsx'
import { AdSlot } from '#app/platform/consent/ad-slot.tsx'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { messages } from '#app/platform/i18n/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { PinButton } from '#app/platform/personal/pin-button.tsx'
import { RateTool } from '#app/platform/ratings/rate-tool.tsx'
import { type ShownTool, useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

interface ToolPageProps {
  title: string
  subtitle: string
  /** Where there is room for it above the answer. */
  hasPhoneSubtitle: boolean
  path: string
  ads: boolean
  article: Article
  children: ReactNode
}

/** Heading, tool, and below it what all tool pages share: the article between an ad slot and the related tools. */
export function ToolPage(props: ToolPageProps) {
  const { title, subtitle, hasPhoneSubtitle, path, ads, article, children } = props
  return (
    <>
      <div data-tool className="flex flex-wrap items-center sm:gap-x-2">
        <h1 className="min-w-0 text-[1.375rem] max-sm:flex-1 sm:text-4xl print:text-2xl">{title}</h1>
        <PinButton path={path} name={title} />
      </div>
      {/* A phone shows the answer there. */}
      <p
        className={`text-muted sm:mt-2 sm:text-lg print:mt-0 print:text-sm ${hasPhoneSubtitle ? 'max-sm:-mt-1 max-sm:text-sm/tight' : 'max-sm:sr-only'}`}
      >
        {subtitle}
      </p>
      <div className={`${hasPhoneSubtitle ? 'mt-1' : 'mt-4'} sm:mt-6 print:mt-3`}>{children}</div>
      {ads && (
        <aside className="no-print my-8 empty:hidden">
          <AdSlot />
        </aside>
      )}
      <ArticleText {...article} />
      {/* One row where there is room. */}
      <aside className="no-print mt-3 grid gap-4 border-t border-line pt-4 lg:mt-8 lg:grid-cols-[auto_auto_1fr] lg:gap-10 lg:pt-6">
        <RateTool path={path} />
        <ShareButtons />
        <RelatedTools path={path} />
      </aside>
    </>
  )
}

/** Copy the answer with the page's address, where the system can send both to another app, and print (`share-page.ts`). */
function ShareButtons() {
  const text = useMessages(messages)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:block noscript:hidden">
      <h2 className="text-base sm:text-lg">{text.shareThis}</h2>
      <div className="flex flex-wrap gap-2 lg:mt-2">
        <button type="button" className={buttonStyle.secondary} data-copy-link>
          <Icon name="link" />
          <span aria-live="polite" data-copied={text.copied}>
            {text.copyAnswer}
          </span>
        </button>
        <button type="button" className={buttonStyle.secondary} data-share hidden>
          <Icon name="share" />
          {text.share}
        </button>
        <button type="button" className={buttonStyle.secondary} data-print>
          {text.print}
        </button>
      </div>
    </section>
  )
}

const shownCount = 4

/** Other tools, those of the same category first. */
function RelatedTools({ path }: { path: string }) {
  const { relatedTools } = useMessages(messages)
  const { tools } = useSite()
  const category = tools.find((tool) => tool.path === path)?.category
  const related = tools
    .filter((tool) => tool.open && tool.path !== path)
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
    .slice(0, shownCount)
  if (related.length === 0) return null
  return (
    <section>
      <h2 className="text-base sm:text-lg">{relatedTools}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-2 max-sm:text-sm">
        {related.map((tool) => (
          <li key={tool.path}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to a tool, with its icon, as wide as its place in a list. */
export function ToolLink({ tool: { path, icon, name, textLang } }: { tool: ShownTool }) {
  return (
    <AppLink
      to={path}
      className="flex h-full min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 font-semibold hover:bg-hover"
    >
      <Icon name={icon} className="size-5 text-brand-ink" />
      <span lang={textLang}>{name}</span>
    </AppLink>
  )
}
