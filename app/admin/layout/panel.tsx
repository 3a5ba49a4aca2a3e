import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { AccessNotice, useAccess } from '../kit/access.tsx'
import { useHealth } from '../kit/requests.ts'
import { LoadingNotice } from '../kit/screen-parts.tsx'
import { type AdminSection, sectionAt, sections } from '../sections.ts'
import { useTitle } from './access-page.tsx'
import { messages } from './messages.ne.ts'
import { PanelHeader, SectionLinks } from './navigation.tsx'
import { MaintenanceNotice, ProblemBanner, RoleNeeded } from './notices.tsx'

/** ADM-01: the sections beside the one that is open. */
export default function Panel({ user }: { user: SignedInUser }) {
  const text = useMessages(messages)
  const { name } = useSite()
  const { pathname } = useLocation()
  const section = sectionAt(barePath(pathname))
  const words = section && text.sectionTexts[section.slug]
  const title = words?.name ?? text.noSuchSection
  const { isInMaintenance, saves } = useAccess()
  const { health } = useHealth(`${isInMaintenance} ${saves} ${pathname}`)
  useTitle(`${title} | ${text.adminPanel} | ${name}`)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-40 rounded-lg bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {text.skipToContent}
      </a>
      <aside className="hidden border-e border-line bg-surface lg:block">
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-4 py-3">
          <p className="px-2 pb-1 text-lg font-bold">{name}</p>
          <SectionLinks role={user.role} waiting={health?.waiting} />
        </div>
      </aside>
      <div className="min-w-0">
        <PanelHeader
          user={user}
          title={title}
          description={words?.description ?? text.noSuchSectionText}
          waiting={health?.waiting}
        />
        <AccessNotice />
        <MaintenanceNotice start={health?.maintenance} />
        <ProblemBanner health={health} />
        <Content section={section} role={user.role} key={section?.slug} />
      </div>
    </div>
  )
}

interface ContentProps {
  section: AdminSection | undefined
  /** Of the signed-in user. */
  role: OperatorRole | undefined
}

/** Moves the focus to the new section, because screen readers do not announce a navigation. */
function Content({ section, role }: ContentProps) {
  const text = useMessages(messages)
  const content = useRef<HTMLElement>(null)
  const { unsavedForms } = useAccess()
  // What was typed stays, also when the role was taken away in the meantime.
  const isOpen = !section || includesRole(role, section.role) || unsavedForms > 0
  useEffect(() => {
    // Not over a dialog that was opened in between.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-6xl px-4 py-5 outline-none sm:px-6"
    >
      {isOpen ? (
        <Suspense fallback={<LoadingNotice text={text.loading} />}>
          {section && screens.get(section.slug)}
        </Suspense>
      ) : (
        <RoleNeeded role={role} needed={section.role} />
      )}
    </main>
  )
}

const files = import.meta.glob<{ default: ComponentType }>('../*/screen.tsx')

/** The screens, each loaded when its section is opened. */
const screens: ReadonlyMap<string, ReactNode> = new Map(
  sections.flatMap(({ slug }) => {
    const load = files[`../${slug}/screen.tsx`]
    return load ? [[slug, createElement(lazy(load), { key: slug })] as const] : []
  }),
)
