import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card, cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { useMay } from '../kit/access.tsx'
import { AdminLink, linkStyle } from '../kit/buttons.tsx'
import { messages } from './messages.ne.ts'
import { SitemapPanel } from './sitemap-panel.tsx'

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

const boldLink = `${linkStyle} font-semibold`

/** ADM-16: links to the three places that control what search engines see. */
function Cards() {
  const { cards: text } = useMessages(messages)
  const mayOpenSettings = useMay('operator')
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      <LinkCard icon="map" {...text.sitemap}>
        <a href="#sitemap" className={boldLink}>
          {text.sitemap.link}
        </a>
      </LinkCard>
      <LinkCard icon="file-text" {...text.meta}>
        {mayOpenSettings && (
          <AdminLink to="/admin/settings" className={boldLink}>
            {text.meta.link}
          </AdminLink>
        )}
      </LinkCard>
      <LinkCard icon="search" {...text.console}>
        <a
          href="https://search.google.com/search-console"
          target="_blank"
          rel="noopener noreferrer"
          className={boldLink}
        >
          <span>
            {text.console.link} <span className="font-normal">{text.console.newTab}</span>
          </span>
        </a>
      </LinkCard>
    </ul>
  )
}

interface LinkCardProps {
  icon: IconName
  title: string
  text: string
  children: ReactNode
}

function LinkCard({ icon, title, text, children }: LinkCardProps) {
  return (
    <li className={`p-4 ${cardStyle}`}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name={icon} className="size-5 text-brand-ink" />
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      {children}
    </li>
  )
}

/** Good practices for search engines and people. */
function Practices() {
  const { practices } = useMessages(messages)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[practices.technical, practices.content].map(({ title, items }) => (
        <Card key={title} title={title} titleClass="text-lg">
          <ul className="mt-2 list-disc space-y-2 ps-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
