import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Waiting } from '#app/records/problems/waiting.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type AdminSection, sectionGroups } from '../define-section.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { sectionAt, sectionsFor } from '../sections.ts'
import { waitingAt } from '../waiting.ts'
import { messages } from './messages.ne.ts'

export interface SectionLinksProps {
  /** Of the signed-in user. */
  role: OperatorRole | undefined
  waiting: Waiting | undefined
  onFollow?: () => void
}

/** The sections that the role opens, in groups; the same beside the page and in the drawer of a phone. */
export function SectionLinks({ role, ...rest }: SectionLinksProps) {
  const text = useMessages(messages)
  const all = sectionsFor(role)
  return (
    <nav aria-label={text.sections}>
      <GroupLinks sections={all.filter(({ group }) => !group)} {...rest} />
      {sectionGroups.map((name) => (
        <section key={name} aria-labelledby={`sections-${name}`}>
          <h2 id={`sections-${name}`} className="px-3 pt-2 text-sm text-muted">
            {text.groups[name]}
          </h2>
          <GroupLinks sections={all.filter(({ group }) => group === name)} {...rest} />
        </section>
      ))}
    </nav>
  )
}

interface GroupLinksProps extends Omit<SectionLinksProps, 'role'> {
  sections: readonly AdminSection[]
}

/** Lower beside the page, so that all are seen on a screen of 800 px. */
function GroupLinks({ sections, waiting, onFollow }: GroupLinksProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const here = sectionAt(barePath(useLocation().pathname))
  return (
    <ul>
      {sections.map((section) => {
        const count = waiting ? waitingAt(waiting, section.path) : 0
        return (
          <li key={section.path}>
            <AdminLink
              to={section.path}
              onClick={onFollow}
              aria-current={section === here ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink lg:min-h-8 lg:leading-tight"
            >
              <Icon name={section.icon} />
              {section.name[lang]}
              {count > 0 && (
                <span className="ms-auto rounded-full bg-brand-soft px-2 text-sm text-brand-ink">
                  {groupedNumber(lang, count)}
                  <span className="sr-only"> {text.waiting}</span>
                </span>
              )}
            </AdminLink>
          </li>
        )
      })}
    </ul>
  )
}
