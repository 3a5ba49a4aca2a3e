import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { langOfPath } from './kit/language.ts'
import { useInlineStyles, useNonce } from './platform/document/document-context.tsx'
import { FontScript, HeadScript, WithoutScript } from './platform/document/head-script.tsx'
import { RequestIdMark } from './platform/document/request-id.tsx'
import { LangContext } from './platform/i18n/use-language.ts'
import { useFollowLinks } from './platform/navigation/follow-links.ts'
import { PathContext } from './platform/navigation/path.ts'
import { nothingKnown, SiteContext, type SiteData } from './platform/site/site-data.ts'
import { CrashPage } from './site/crash/crash-page.tsx'
import { SiteFrame } from './site/frame/site-frame.tsx'
import { loadSite } from './site/load-site.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  return { site: await loadSite(url, context) }
}

// The site's own data changes rarely: navigating inside the site does not ask for it again.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  useFollowLinks()
  const { pathname } = useLocation()
  const lang = langOfPath(pathname)
  const styles = useInlineStyles()
  const nonce = useNonce()
  const site = useRouteLoaderData<{ site: SiteData }>('root')?.site ?? nothingKnown
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadScript />
        <FontScript />
        <style
          id="site-styles"
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the stylesheet of this repository
          dangerouslySetInnerHTML={{ __html: styles }}
          suppressHydrationWarning
        />
        <WithoutScript />
        {site.brandStyles && (
          <style
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: two colours of the form #rrggbb
            dangerouslySetInnerHTML={{ __html: site.brandStyles }}
            suppressHydrationWarning
          />
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icon-180.png" />
        <Meta />
        <Links />
        <RequestIdMark />
      </head>
      <body>
        <LangContext value={lang}>
          <PathContext value={pathname}>
            <SiteContext value={site}>{children}</SiteContext>
          </PathContext>
        </LangContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <CrashPage error={error} />
    </SiteFrame>
  )
}
