import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type Refusal, useAccess } from './access.ts'
import { messages } from './messages.ne.ts'

type Problem = Refusal | 'signed-out'

/** Why the panel cannot be used; undefined when it can. */
export function useAccessProblem(): Problem | undefined {
  const { refusal } = useAccess()
  const user = useUser()
  if (user === null) return 'signed-out'
  return user && !user.isAdmin ? 'denied' : refusal
}

const helpPaths = {
  'signed-out': '/admin',
  'factor-needed': '/admin',
  denied: '/',
  'factor-lost': '/',
} as const

/** Beside a form with unsaved input: the problem, and a link to a new tab where it can be solved. */
export function AccessNotice() {
  const text = useMessages(messages)
  const problem = useAccessProblem()
  if (!problem) return null
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-brand-soft px-4 py-3 sm:px-6"
    >
      {text.problems[problem]}
      <AppLink to={helpPaths[problem]} target="_blank" className="font-semibold text-brand-ink underline">
        {text.openTab}
      </AppLink>
    </p>
  )
}
