import type { ReactNode } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { messages } from './messages.ne.ts'
import { BottomBar } from './nav.tsx'

interface SiteLayoutProps {
  /** The island that asks for consent, where an operator switched ads or tags on. */
  consent: ReactNode
  children: ReactNode
}

/** Header and footer around a public page. HTML alone: its script is `layout.script.ts`. */
export function SiteLayout({ consent, children }: SiteLayoutProps) {
  const { skipToContent } = useMessages(messages)
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <a
        href="#content"
        className="button sr-only z-20 bg-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {skipToContent}
      </a>
      {/* It covers the lower edge of the first screen, so it comes before the page in the tab order. */}
      {consent}
      <Header />
      <MaintenanceBand />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl page-sides grow pt-3 pb-6 outline-none sm:py-10 print:py-0"
      >
        {children}
      </main>
      <Footer />
      <BottomBar />
      <BackToTop />
      <SignInNotice />
      <UpdateNotice />
    </div>
  )
}

/** For operators, who see the site as always. */
function MaintenanceBand() {
  const [text, lang] = useTexts(messages)
  const { maintenance } = useSite()
  if (!maintenance) return null
  const { since, by } = maintenance
  return (
    <p className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-brand-soft px-4 py-1 text-center font-semibold">
      {text.maintenance}
      {since && (
        <span className="font-normal wrap-anywhere">
          {text.maintenanceSince(instantText(lang, since), by ?? '')}
        </span>
      )}
      <AppLink to="/admin/settings" className="inline-flex min-h-11 items-center text-brand-ink underline">
        {text.maintenanceEnd}
      </AppLink>
    </p>
  )
}

/** Shown below the first screen (`controls.ts`), where it covers nothing: at the end of a phone's bottom bar, else in the page's margin. */
function BackToTop() {
  const { backToTop } = useMessages(messages)
  return (
    <button
      type="button"
      hidden
      data-back-to-top
      aria-label={backToTop}
      title={backToTop}
      className="back-to-top no-print"
    >
      <Icon name="arrow-up" />
    </button>
  )
}

/** The reason why signing in failed; `account.ts` fills it in and opens it. */
function SignInNotice() {
  const { signIn, close } = useMessages(messages)
  const { authMethods } = useSite()
  return (
    <dialog
      data-sign-in-notice
      data-second-factors={authMethods.includes('totp') || undefined}
      aria-label={signIn}
      className="m-auto max-w-sm rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <p />
      <form method="dialog" className="mt-4 flex justify-end">
        <button type="submit" className={buttonStyle.primary}>
          {close}
        </button>
      </form>
    </dialog>
  )
}

/** Offers a new version (`start-worker.ts` shows it); the page is reloaded only when the visitor agrees. */
function UpdateNotice() {
  const { updateWaits, updateNow } = useMessages(messages)
  return (
    <div aria-live="polite" className="no-print">
      <div
        hidden
        data-update
        className="fixed inset-x-4 bottom-[calc(var(--room-below)+1rem)] z-10 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-xl border border-line-strong bg-surface p-4 shadow-lg"
      >
        {updateWaits}
        <button type="button" className={buttonStyle.primary}>
          {updateNow}
        </button>
      </div>
    </div>
  )
}
