import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages as problemMessages } from '#app/records/problems/messages.ne.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import { type Health, waitingKeys } from '#app/records/problems/schema.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { opens } from '../sections.ts'
import { waitingPaths } from '../waiting.ts'
import { messages } from './messages.ne.ts'
import { Lines } from './recent.tsx'

/** What waits in the sections that the role opens, and whether a backup is missing. */
export function ToDo({ health }: { health: Health | null | undefined }) {
  const { nothingToDo } = useMessages(messages)
  const { waiting: texts } = useMessages(problemMessages)
  const lang = useLang()
  const role = useUser()?.role
  const lines =
    health &&
    [
      ...waitingKeys
        .filter((key) => health.waiting[key] > 0)
        .map((key) => ({
          path: waitingPaths[key],
          text: texts[key](groupedNumber(lang, health.waiting[key])),
        })),
      ...health.problems
        .filter(({ kind }) => kind === 'backup')
        .map((problem) => ({ path: '/admin/backups', text: problemTitle(lang, problem) })),
    ].filter(({ path }) => opens(role, path))
  return (
    <Lines lines={lines} empty={nothingToDo}>
      {({ path, text }) => (
        <li key={text}>
          <AdminLink
            to={path}
            className="flex min-h-11 items-center text-brand-ink underline underline-offset-4"
          >
            {text}
          </AdminLink>
        </li>
      )}
    </Lines>
  )
}
