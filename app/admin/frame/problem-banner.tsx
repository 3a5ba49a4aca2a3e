import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Health, Problem } from '../api/use-health.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

const healthPath = '/admin/health'
const mostLines = 3

/** Open problems above every section. One that was hidden comes back when its reason changes or it begins again. */
export function ProblemBanner({ health }: { health: Health | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  const isHere = barePath(useLocation().pathname) === healthPath
  const [hidden, setHidden] = useState(readHidden)
  const all = health?.problems ?? []
  const shown = all.filter((problem) => !hidden.includes(markOf(problem)))
  const hide = (problem: Problem) => {
    // Marks of problems that are over are dropped.
    const known = new Set(all.map(markOf))
    const next = [...hidden.filter((mark) => known.has(mark)), markOf(problem)]
    setHidden(next)
    saveHidden(next)
    document.getElementById('content')?.focus()
  }
  const isEmpty = isHere || (shown.length === 0 && !health?.is_check_late)
  return (
    <div role="status" className="border-b-2 border-simrik bg-surface empty:hidden">
      {!isEmpty && (
        <div className="px-4 py-2 sm:px-6">
          <p className="flex flex-wrap items-center gap-x-4 font-semibold">
            <span className="flex items-center gap-2">
              <Icon name="warning" className="size-5 text-simrik" />
              {shown.length > 0 ? text.problems(digitsIn(lang, shown.length)) : text.checkLate}
            </span>
            <AdminLink to={healthPath} className="inline-flex min-h-11 items-center text-brand-ink underline">
              {text.problemsLink}
            </AdminLink>
          </p>
          <ul>
            {shown.slice(0, mostLines).map((problem) => (
              <li key={problem.id} className="flex items-center justify-between gap-3">
                <span className="wrap-anywhere">{problemTitle(lang, problem)}</span>
                <button
                  type="button"
                  className="min-h-11 shrink-0 rounded-lg px-2 text-sm text-muted underline hover:bg-hover"
                  aria-label={text.hideProblem(problemTitle(lang, problem))}
                  onClick={() => hide(problem)}
                >
                  {text.hide}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const markOf = ({ id, reason }: Problem) => `${id} ${reason}`

const hiddenKey = 'chautari-hidden-problems'
const mostHidden = 100

/** The marks of problems that this browser does not show above the sections; none where its storage is off or damaged. */
function readHidden(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(hiddenKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string').slice(0, mostHidden) : []
  } catch {
    return []
  }
}

function saveHidden(marks: readonly string[]): void {
  try {
    localStorage.setItem(hiddenKey, JSON.stringify(marks.slice(-mostHidden)))
  } catch {
    // Hidden until the page is loaded again.
  }
}
