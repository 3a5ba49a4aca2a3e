import { useState } from 'react'
import { useLocation } from 'react-router'
import { barePath, pathIn } from '#app/lib/language.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Waiting } from '#app/records/problems/schema.ts'
import { Drawer } from '#app/ui/dialog.tsx'
import { Icon, NepaliWord } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import { SectionLinks, type SectionLinksProps } from './section-links.tsx'

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
  const text = useMessages(messages)
  const lang = useLang()
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
