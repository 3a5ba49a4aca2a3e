import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { langOfPath } from '#app/lib/language.ts'
import type { SiteData } from '../site/site-data.ts'
import { PageProviders } from './page-providers.tsx'

/** The JSON beside an island. */
export interface IslandData {
  props: object
  site?: Partial<SiteData>
}

/** Hydrates what the server rendered of an island. */
export function hydrate(place: Element, name: string, Island: ComponentType<object>, data: IslandData): void {
  const { pathname, search } = location
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <PageProviders lang={langOfPath(pathname)} address={{ pathname, search }} site={data.site}>
          <Ready place={place}>
            <Island {...data.props} />
          </Ready>
        </PageProviders>
      </StrictMode>,
      { identifierPrefix: `${name}-` },
    )
  })
}

interface ReadyProps {
  place: Element
  children: ReactNode
}

/** Marks the island as hydrated. It wraps the component: as a sibling it would change the ids of `useId`. */
function Ready({ place, children }: ReadyProps) {
  useEffect(() => place.parentElement?.setAttribute('ready', ''), [place])
  return children
}
