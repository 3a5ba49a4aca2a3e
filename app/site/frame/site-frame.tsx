import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { BackFromGoogle } from './back-from-google.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { words } from './words.ts'

const ThirdParties = lazy(() => import('#app/platform/third-parties/third-parties.tsx'))

/** Header, page and footer: what every public page sits in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { skipToContent, maintenance } = useWords(words)
  // Without its own data, on a page that failed, the site has nothing to put into the footer.
  const { siteUrl, thirdParties, isInMaintenance } = useSite()
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // The pages below a tool's own are one page with it: whoever moves among them keeps the focus.
  const routeId = useMatches().at(-1)?.id
  const page = routeId?.includes('/tools/') ? routeId : pathname
  const shown = useRef(page)

  // A navigation in the browser says nothing to a screen reader by itself: reading goes on at the new page's content.
  useEffect(() => {
    if (shown.current !== page) content.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-20 rounded-lg bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {skipToContent}
      </a>
      {/* It covers the lower edge of the first screen: with a keyboard it is reached before what it covers. */}
      {thirdParties && (
        <Suspense>
          <ThirdParties parties={thirdParties} />
        </Suspense>
      )}
      <Header />
      {isInMaintenance && <p className="bg-brand-soft px-4 py-2 text-center font-semibold">{maintenance}</p>}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-6 outline-none sm:py-10"
      >
        {children}
      </main>
      {siteUrl && <Footer />}
      <BackToTop />
      <BackFromGoogle />
      <UpdateNotice />
    </div>
  )
}
