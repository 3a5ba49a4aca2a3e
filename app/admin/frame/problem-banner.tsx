import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

const healthPath = '/admin/health'

/** One line above every section but the one that it links. */
export function ProblemBanner({ health }: { health: Health | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
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
          <AdminLink
            to={healthPath}
            className="ms-auto inline-flex min-h-11 shrink-0 items-center text-brand-ink underline sm:ms-2"
          >
            {text.problemsLink}
          </AdminLink>
        </p>
      )}
    </div>
  )
}
