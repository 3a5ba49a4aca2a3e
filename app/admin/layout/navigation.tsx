import { Fragment, useState } from 'react'
import { useLocation } from 'react-router'
import { barePath, pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Waiting } from '#app/records/problems/schema.ts'
import { Drawer } from '#app/ui/dialog.tsx'
import { Icon, NepaliWord } from '#app/ui/icon.tsx'
import { AdminLink } from '../kit/buttons.tsx'
import { sectionAt, sectionGroups, sectionsFor, waitingAt } from '../sections.ts'
import { messages } from './messages.ne.ts'

interface PanelHeaderProps {
  user: SignedInUser
  title: string
  description: string
  waiting: Waiting | undefined
}

const item =
  'flex min-h-11 items-center rounded-lg px-1.5 text-sm leading-tight font-semibold sm:px-3 sm:text-base text-ink hover:bg-hover'

/** ADM-01: which section this is, and the ways out of the panel. */
export function PanelHeader({ user, title, description, waiting }: PanelHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex items-center px-2 py-1 sm:gap-x-1 sm:px-4">
        <SectionDrawer role={user.role} waiting={waiting} />
        <WaysOut user={user} />
      </div>
      <div className="px-4 pb-4 sm:px-6">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{description}</p>
      </div>
    </header>
  )
}

function WaysOut({ user }: { user: SignedInUser }) {
  const [text, lang] = useTexts(messages)
  const { pathname, search } = useLocation()
  const other = lang === 'en' ? 'ne' : 'en'
  const leave = async () => {
    await signOut()
    location.assign(pathIn(lang, '/'))
  }
  return (
    <>
      <AppLink to="/" className={`${item} me-auto`}>
        {text.backToSite}
      </AppLink>
      <span className="hidden px-2 text-sm text-muted md:block">{user.email}</span>
      <AppLink to={barePath(pathname) + search} lang={other} title={text.otherLanguageLabel} className={item}>
        {other === 'ne' ? <NepaliWord /> : 'English'}
      </AppLink>
      <button type="button" className={item} onClick={() => void leave()}>
        {text.signOut}
      </button>
    </>
  )
}

/** The sections on a phone, which has no room beside the page. */
function SectionDrawer(links: Pick<SectionLinksProps, 'role' | 'waiting'>) {
  const text = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Drawer
      title={text.openSections}
      close={text.close}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold hover:bg-hover lg:hidden"
        >
          <Icon name="menu" className="size-6" />
          {text.openSections}
        </button>
      }
    >
      <SectionLinks {...links} onFollow={() => setOpen(false)} />
    </Drawer>
  )
}

interface SectionLinksProps {
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
  const [{ waiting }, lang] = useTexts(messages)
  if (number === 0) return null
  return (
    <span className="ms-auto rounded-full bg-brand-soft px-2 text-sm text-brand-ink">
      {groupedNumber(lang, number)}
      <span className="sr-only"> {waiting}</span>
    </span>
  )
}
