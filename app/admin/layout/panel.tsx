import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { instantText } from '#app/lib/instant-text.ts'
import { barePath } from '#app/lib/language.ts'
import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AccessNotice, useAccess, useMay } from '../kit/access.tsx'
import { AdminLink, linkStyle } from '../kit/buttons.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { useHealth } from '../kit/requests.ts'
import { LoadingNotice } from '../kit/screen-parts.tsx'
import { type AdminSection, sectionAt, sections } from '../sections.ts'
import { useTitle } from './access-page.tsx'
import { messages } from './messages.ne.ts'
import { PanelHeader, SectionLinks } from './navigation.tsx'

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

/** Seen in every section: it is easily forgotten, and the operator sees the site as always. */
function MaintenanceNotice({ start }: { start: Health['maintenance'] | undefined }) {
  const [text, lang] = useTexts(messages)
  const { isInMaintenance } = useAccess()
  const mayEnd = useMay('operator')
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-marigold bg-surface px-4 py-2 font-semibold empty:hidden sm:px-6"
    >
      {isInMaintenance && (
        <>
          {text.maintenance}
          {start && (
            <span className="font-normal wrap-anywhere">
              {text.maintenanceSince(instantText(lang, start.since), start.by ?? '')}
            </span>
          )}
          {mayEnd && (
            <AdminLink to="/admin/settings" className={linkStyle}>
              {text.maintenanceLink}
            </AdminLink>
          )}
        </>
      )}
    </p>
  )
}

const healthPath = '/admin/health'

/** One line above every section but the one that it links. */
function ProblemBanner({ health }: { health: Health | undefined }) {
  const [text, lang] = useTexts(messages)
  const isHere = barePath(useLocation().pathname) === healthPath
  const problems = health?.problems ?? []
  const isEmpty = isHere || (problems.length === 0 && !health?.is_check_late)
  return (
    <div role="status" className="border-b-2 border-simrik bg-surface empty:hidden">
      {!isEmpty && (
        <p className="flex h-11 items-center gap-x-2 px-4 sm:px-6">
          <Icon name="warning" className="size-5 shrink-0 text-simrik" />
          <span className="shrink-0 font-semibold">
            {problems.length > 0 ? text.problems(digitsIn(lang, problems.length)) : text.checkLate}
          </span>
          <span className="truncate max-sm:sr-only">
            {problems.map((problem) => problemTitle(lang, problem)).join(' · ')}
          </span>
          <AdminLink to={healthPath} className={`${linkStyle} ms-auto shrink-0 sm:ms-2`}>
            {text.problemsLink}
          </AdminLink>
        </p>
      )}
    </div>
  )
}

/** In place of a section that the role of the signed-in user does not open. */
function RoleNeeded({ role, needed }: { role: OperatorRole | undefined; needed: OperatorRole }) {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  return (
    <section role="alert" className={`max-w-2xl p-6 ${cardStyle}`}>
      <h2 className="text-xl">{text.roleTitle}</h2>
      <p className="mt-2">{text.roleText(role ? roles[role] : '', roles[needed])}</p>
      <p className="mt-2">{text.roleAsk}</p>
      <AdminLink to="/admin" className={`mt-5 ${buttonStyle.secondary}`}>
        {text.toDashboard}
      </AdminLink>
    </section>
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
