import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { AdminLink } from '../../lists/admin-link.tsx'
import { messages } from '../messages.ne.ts'

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline'

/** ADM-16: links to the three places that control what search engines see. */
export function Cards() {
  const { cards: text } = useMessages(messages)
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      <Card icon="map" {...text.sitemap}>
        <a href="#sitemap" className={linkStyle}>
          {text.sitemap.link}
        </a>
      </Card>
      <Card icon="file-text" {...text.meta}>
        <AdminLink to="/admin/settings" className={linkStyle}>
          {text.meta.link}
        </AdminLink>
      </Card>
      <Card icon="search" {...text.console}>
        <a
          href="https://search.google.com/search-console"
          target="_blank"
          rel="noopener noreferrer"
          className={linkStyle}
        >
          <span>
            {text.console.link} <span className="font-normal">{text.console.newTab}</span>
          </span>
        </a>
      </Card>
    </ul>
  )
}

interface CardProps {
  icon: IconName
  title: string
  text: string
  children: ReactNode
}

function Card({ icon, title, text, children }: CardProps) {
  return (
    <li className="rounded-2xl border border-line bg-surface p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name={icon} className="size-5 text-brand-ink" />
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      {children}
    </li>
  )
}
