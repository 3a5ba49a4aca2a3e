import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Waiting } from '#app/records/problems/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AdminLink } from '../kit/links.tsx'
import { sectionAt, sectionGroups, sectionsFor, waitingAt } from '../sections.ts'
import { messages } from './messages.ne.ts'

export interface SectionLinksProps {
  /** Of the signed-in user. */
  role: OperatorRole | undefined
  waiting: Waiting | undefined
  onFollow?: () => void
}

/** The sections that the role opens; the same beside the page, where all are seen on 800 px, and in the drawer of a phone. */
export function SectionLinks({ role, waiting, onFollow }: SectionLinksProps) {
  const text = useMessages(messages)
  const here = sectionAt(barePath(useLocation().pathname))
  const open = sectionsFor(role)
  return (
    <nav aria-label={text.sections}>
      {[undefined, ...sectionGroups].map((group) => (
        <Fragment key={group ?? ''}>
          {group && <h2 className="px-3 pt-2 text-sm lg:px-2 text-muted">{text.groups[group]}</h2>}
          <ul>
            {open
              .filter((section) => section.group === group)
              .map((section) => (
                <li key={section.path}>
                  <AdminLink
                    to={section.path}
                    onClick={onFollow}
                    aria-current={section === here ? 'page' : undefined}
                    className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-semibold hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink lg:min-h-8 lg:gap-2 lg:px-2 lg:leading-tight"
                  >
                    <Icon name={section.icon} className="size-5 shrink-0" />
                    {text.sectionTexts[section.slug].name}
                    <Count number={waiting ? waitingAt(waiting, section.path) : 0} />
                  </AdminLink>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}

function Count({ number }: { number: number }) {
  const { waiting } = useMessages(messages)
  const lang = useLang()
  if (number === 0) return null
  return (
    <span className="ms-auto rounded-full bg-brand-soft px-2 text-sm text-brand-ink">
      {groupedNumber(lang, number)}
      <span className="sr-only"> {waiting}</span>
    </span>
  )
}
