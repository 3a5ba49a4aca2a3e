import type { OperatorRole } from '#app/lib/operator-role.ts'
import { sameOriginImage } from '#app/lib/web-address.ts'

/** The client's key for the session in localStorage. */
export const storageKey = 'chautari-auth'

/** Set while a sign-out in this browser has not reached the server. */
export const pendingSignOutKey = 'chautari-leaving'

/** Hides what is for signed-out visitors (`app.css`); `head.inline.script.ts` sets it before the first paint. */
export function setSignedInAttribute(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}

/** The signed-in user, for display. Permissions are checked on the server only. */
export type SignedInUser = ReturnType<typeof toUser>

/** The used part of the client's user. */
interface StoredUser {
  email?: string
  created_at: string
  user_metadata: { full_name?: string; avatar_url?: string }
  app_metadata: { provider?: string; is_admin?: boolean; admin_role?: OperatorRole | null }
}

let current: SignedInUser | null | undefined
const listeners = new Set<() => void>()

/** The stored user until the client has loaded, so that the page does not look signed out meanwhile. */
export function currentUser(): SignedInUser | null {
  if (current === undefined) current = storedUser()
  return current
}

export function onUserChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Reads the browser's storage again. Not the client: offline it reports no session although there is one. */
export function reloadUser(): void {
  current = storedUser()
  setSignedInAttribute(current !== null)
  for (const changed of listeners) changed()
}

function storedUser(): SignedInUser | null {
  try {
    const stored = localStorage.getItem(storageKey)
    const { user } = JSON.parse(stored ?? '{}') as { user?: StoredUser }
    return user ? toUser(user) : null
  } catch {
    return null
  }
}

function toUser({ email = '', created_at, user_metadata, app_metadata }: StoredUser) {
  return {
    email,
    /** Empty where the provider gave none. */
    fullName: user_metadata.full_name ?? '',
    /** URL of the copy on this site; undefined where there is none. */
    picture: sameOriginImage(user_metadata.avatar_url ?? null, location.origin),
    provider: app_metadata.provider ?? '',
    /** Has a role in the admin panel. */
    isAdmin: app_metadata.is_admin === true,
    // A server of the release before names no role: all of its operators have the highest.
    role: app_metadata.admin_role ?? (app_metadata.is_admin ? ('operator' as const) : undefined),
    /** ISO. */
    createdAt: created_at,
  }
}
