import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { messages } from './messages.ne.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

interface SiteFrameProps {
  /** The island that asks for consent, where an operator switched ads or tags on. */
  consent: ReactNode
  children: ReactNode
}

/** Header and footer around a public page. HTML alone: its script is `frame.script.ts`. */
export function SiteFrame({ consent, children }: SiteFrameProps) {
  const { skipToContent, maintenance } = useMessages(messages)
  const { isInMaintenance } = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-20 rounded-lg bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {skipToContent}
      </a>
      {/* It covers the lower edge of the first screen, so it comes before the page in the tab order. */}
      {consent}
      <Header />
      {isInMaintenance && <p className="bg-brand-soft px-4 py-2 text-center font-semibold">{maintenance}</p>}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-6 outline-none sm:py-10"
      >
        {children}
      </main>
      <Footer />
      <BackToTop />
      <SignInNotice />
      <UpdateNotice />
    </div>
  )
}
