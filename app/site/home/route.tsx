import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { langOfPath } from '#app/kit/language.ts'
import { pageMeta, type Seo } from '#app/platform/seo/page-meta.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { useOpened } from '#app/platform/usage/use-opened.ts'
import { settingsFor } from '../site-settings.server.ts'
import type { Route } from './+types/route'
import { Benefits } from './benefits.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero.tsx'
import { loadToolExtras } from './load-home.server.ts'
import { LoadingTools, ToolLists } from './tool-lists.tsx'
import { useSearch } from './use-search.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOfPath(url.pathname)
  const [{ seo_config }, extras] = await Promise.all([settingsFor(context), loadToolExtras(lang, context)])
  const own = (key: 'title' | 'description' | 'keywords') =>
    (lang === 'ne' && seo_config[`${key}_ne`]) || seo_config[key]
  const seo: Seo = {
    lang,
    path: '/',
    title: own('title'),
    description: own('description'),
    keywords: own('keywords'),
    ...(seo_config.og_image && { image: seo_config.og_image }),
    about: { kind: 'site' },
  }
  return { seo, extras }
}

// Coming from another page, the hero stands at once and the cards follow; a list that does not arrive is no message.
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const extras = serverLoader().then(
    (data) => data.extras,
    () => undefined,
  )
  return { seo: undefined, extras }
}

export const meta = pageMeta

// The search filters what the page already has.
export const shouldRevalidate = () => false

export default function Home({ loaderData: { seo, extras } }: Route.ComponentProps) {
  useOpened('homepage-view')
  const { pathname } = useLocation()
  const { name, tagline } = useSite()
  const search = useSearch()
  return (
    <div key={pathname} className="grid gap-12">
      {!seo && <title>{`${name}: ${tagline}`}</title>}
      <Hero search={search} />
      <Suspense fallback={<LoadingTools />}>
        <ToolLists extras={extras} search={search} />
      </Suspense>
      <Benefits />
      <CallToAction />
    </div>
  )
}
