import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { effectOf, problemTitle } from '#app/records/problems/problem-texts.ts'
import type { Problem } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

interface ProblemsProps {
  problems: readonly Problem[]
}

interface OpenProblemsProps extends ProblemsProps {
  /** Before the first check nothing is known. */
  isChecked: boolean
}

export function OpenProblems({ problems, isChecked }: OpenProblemsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (problems.length === 0 && !isChecked) return null
  if (problems.length === 0)
    return (
      <p className={`flex items-center gap-2 p-4 font-semibold text-good ${cardStyle}`}>
        <Icon name="check" className="size-5" />
        {text.noProblems}
      </p>
    )
  return (
    <ul className="grid gap-3">
      {problems.map((problem) => (
        <li key={problem.id} className={`p-4 ${cardStyle}`}>
          <p className="flex items-start gap-2 font-semibold wrap-anywhere">
            <Icon name="warning" className="mt-1 size-5 shrink-0 text-simrik" />
            {problemTitle(lang, problem)}
          </p>
          <p className="mt-1">{effectOf(lang, problem)}</p>
          {problem.detail && <p className="mt-1 font-mono text-sm wrap-anywhere">{problem.detail}</p>}
          <p className="mt-1 text-sm text-muted">
            {`${text.since(instantText(lang, problem.since))} · ${text.lastSeen(instantText(lang, problem.last_seen_at))}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function RecoveredProblems({ problems }: ProblemsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (problems.length === 0) return <p className="text-muted">{text.nothingRecovered}</p>
  return (
    <ul className={`divide-y divide-line px-4 py-2 ${cardStyle}`}>
      {problems.map((problem) => (
        <li key={problem.id} className="py-2">
          <p className="font-semibold wrap-anywhere">{problemTitle(lang, problem)}</p>
          <p className="text-sm text-muted">
            {text.fromTo(
              instantText(lang, problem.since),
              instantText(lang, problem.recovered_at ?? problem.last_seen_at),
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
