import { Suspense } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import type { NoSuchPart } from '#app/platform/tool-page/no-such-part.ts'
import type { Route } from './+types/layout'
import { CrashPage } from './crash/crash-page.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import { NotFoundPage } from './not-found/not-found-later.ts'

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <Suspense>
        {isClosedTool(error) ? (
          <NotFoundPage closedTool={error.data} />
        ) : isNoSuchPart(error) ? (
          <NotFoundPage part={error.data} />
        ) : (
          <CrashPage error={error} />
        )}
      </Suspense>
    </SiteFrame>
  )
}

/** A tool's loader answers 404 with the tool's name when the operator switched it off. */
function isClosedTool(error: unknown): error is { data: string } {
  return isRouteErrorResponse(error) && error.status === 404 && typeof error.data === 'string'
}

/** An address below a tool's page that names nothing: the tool says so in its own words. */
function isNoSuchPart(error: unknown): error is { data: NoSuchPart } {
  return (
    isRouteErrorResponse(error) &&
    error.status === 404 &&
    typeof (error.data as Partial<NoSuchPart> | null)?.explanation === 'string'
  )
}
