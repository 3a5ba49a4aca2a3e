import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { langOfPath } from '#app/lib/language.ts'
import type { SiteData } from '../site/site-data.ts'
import { IslandTree } from './page-providers.tsx'

/** The JSON beside an island. */
export interface IslandData {
  props: object
  site?: Partial<SiteData>
}

/** Hydrates what the server rendered of an island, and marks it as `ready`. */
export function hydrate(place: Element, name: string, Island: ComponentType<object>, data: IslandData): void {
  const { pathname, search } = location
  const page = { lang: langOfPath(pathname), address: { pathname, search }, ...data }
  const onReady = () => place.parentElement?.setAttribute('ready', '')
  startTransition(() => {
    hydrateRoot(place, <IslandTree {...page} Island={Island} onReady={onReady} />, {
      identifierPrefix: `${name}-`,
    })
  })
}
