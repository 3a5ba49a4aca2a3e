import { Suspense } from 'react'
import { data } from 'react-router'
import { barePath, langOfPath } from '#app/kit/language.ts'
import { manifestAt } from '#app/tools/registry.ts'
import type { Route } from './+types/route'
import { NotFoundPage } from './not-found-later.ts'

export function loader({ url }: Route.LoaderArgs) {
  const { pathname } = url
  const closedTool = manifestAt(barePath(pathname))?.name[langOfPath(pathname)]
  return data({ closedTool }, { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <NotFoundPage closedTool={loaderData.closedTool} />
    </Suspense>
  )
}
