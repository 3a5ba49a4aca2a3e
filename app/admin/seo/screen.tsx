import { Cards } from './parts/cards.tsx'
import { Practices } from './parts/practices.tsx'
import { SitemapPanel } from './parts/sitemap-panel.tsx'

/** ADM-16. */
export default function SeoScreen() {
  return (
    <div className="grid gap-4">
      <Cards />
      <SitemapPanel />
      <Practices />
    </div>
  )
}
