import { useEffect, useSyncExternalStore } from 'react'
import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from './messages.ne.ts'

/** Why the server refuses the admin API to a signed-in user, see `server/auth/operators/gate.ts`. */
const refusals = ['access_denied', 'second_factor_needed', 'second_factor_lost'] as const

type Refusal = (typeof refusals)[number]

interface Access {
  refusal: Refusal | undefined
  /** Number of forms on screen with unsaved input. */
  unsavedForms: number
  /** Maintenance mode is on. */
  isInMaintenance: boolean
  /** How often something was saved: what waits may be less then. */
  saves: number
}

let access: Access = { refusal: undefined, unsavedForms: 0, isInMaintenance: false, saves: 0 }
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the last call was refused, and whether there is unsaved input. */
export const useAccess = (): Access => useSyncExternalStore(listen, () => access)

/** Called after each answer. */
export function setAccess(next: Partial<Access>): void {
  const changed = { ...access, ...next }
  if (JSON.stringify(changed) === JSON.stringify(access)) return
  access = changed
  for (const listener of listeners) listener()
}

export const countSave = () => setAccess({ saves: access.saves + 1 })

/** While a form has unsaved input, the panel stays on screen even when the session ends. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    setAccess({ unsavedForms: access.unsavedForms + 1 })
    return () => setAccess({ unsavedForms: access.unsavedForms - 1 })
  }, [isUnsaved])
}

/** @param reason of the answer */
export const refusalOf = (reason: unknown) => refusals.find((refusal) => refusal === reason)

/** Whether the role of the signed-in user includes this one. Decides only what is shown: the server authorises. */
export function useMay(role: OperatorRole): boolean {
  return includesRole(useUser()?.role, role)
}

/** Why the panel cannot be used; undefined when it can. */
export function useAccessProblem(): Refusal | 'signed-out' | undefined {
  const { refusal } = useAccess()
  const user = useUser()
  if (user === null) return 'signed-out'
  return user && !user.isAdmin ? 'access_denied' : refusal
}

/** Beside a form with unsaved input: the problem, and a link to a new tab where it can be solved. */
export function AccessNotice() {
  const { api: text } = useMessages(messages)
  const problem = useAccessProblem()
  if (!problem) return null
  const isSolvedHere = problem === 'signed-out' || problem === 'second_factor_needed'
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-brand-soft px-4 py-3 sm:px-6"
    >
      {text.problems[problem]}
      <AppLink
        to={isSolvedHere ? '/admin' : '/'}
        target="_blank"
        className="font-semibold text-brand-ink underline"
      >
        {text.openTab}
      </AppLink>
    </p>
  )
}
