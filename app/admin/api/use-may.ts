import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { useUser } from '#app/platform/auth/use-user.ts'

/** Whether the role of the signed-in user includes this one. Decides only what is shown: the server authorises. */
export function useMay(role: OperatorRole): boolean {
  return includesRole(useUser()?.role, role)
}
