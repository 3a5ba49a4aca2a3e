import { data } from 'react-router'
import { barePath } from '#app/kit/language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import type { Route } from './+types/route'
import styles from './admin.css?url'
import { Gate } from './frame/gate.tsx'
import { sectionAt } from './sections.ts'

/** The server knows of nobody: it answers with the same empty shell for every section, and 404 where there is none. */
export function loader({ url, context }: Route.LoaderArgs) {
  const render = context.get(renderContext)
  render.personal = true
  render.inlineStyles = true
  return data({}, sectionAt(barePath(url.pathname)) ? 200 : 404)
}

// From section to section nothing is asked of the server but the section's own data.
export const clientLoader = () => ({})

// Not for search engines: the loader gives no words for them.
export const meta = pageMeta

export const links = () => [{ rel: 'stylesheet', href: styles }]

export default Gate
