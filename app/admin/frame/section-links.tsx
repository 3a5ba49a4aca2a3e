import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AdminLink } from '../lists/admin-link.tsx'
import { sectionAt, sectionsFor } from '../sections.ts'
import { messages } from './messages.ne.ts'

interface SectionLinksProps {
  /** Of the signed-in user. */
  role: OperatorRole | undefined
  onFollow?: () => void
}

/** The sections that the role opens; the same beside the page and in the drawer of a phone. */
export function SectionLinks({ role, onFollow }: SectionLinksProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const here = sectionAt(barePath(useLocation().pathname))
  return (
    <nav aria-label={text.sections}>
      <ul className="grid gap-0.5">
        {sectionsFor(role).map((section) => (
          <li key={section.path}>
            <AdminLink
              to={section.path}
              onClick={onFollow}
              aria-current={section === here ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              <Icon name={section.icon} />
              {section.name[lang]}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
