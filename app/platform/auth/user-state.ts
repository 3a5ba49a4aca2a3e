import { ownPicture } from '#app/kit/own-picture.ts'
import { setSignedInAttribute, storageKey } from './signed-in-attribute.ts'

/** Who is signed in, as pages show it. What somebody may do is for the server alone to say. */
export interface SignedInUser {
  email: string
  /** Empty where the provider told none. */
  fullName: string
  /** On this site; undefined where it has none. */
  picture: string | undefined
  provider: string
  /** Whether a link to the admin area is shown, nothing more. */
  isAdmin: boolean
  /** ISO. */
  createdAt: string
}

/** As much of the client's user as is read here. */
interface StoredUser {
  email?: string
  created_at: string
  user_metadata: { full_name?: string; avatar_url?: string }
  app_metadata: { provider?: string; is_admin?: boolean }
}

let current: SignedInUser | null | undefined
const listeners = new Set<() => void>()

/** What the browser remembers stands until the client knows better, so that nobody seems signed out while it loads. */
export function currentUser(): SignedInUser | null {
  if (current === undefined) current = storedUser()
  return current
}

export function onUserChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Takes over what the browser's storage says now: without a network the client has no session, but there is one. */
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

function toUser({ email = '', created_at, user_metadata, app_metadata }: StoredUser): SignedInUser {
  return {
    email,
    fullName: user_metadata.full_name ?? '',
    picture: ownPicture(user_metadata.avatar_url ?? null, location.origin),
    provider: app_metadata.provider ?? '',
    isAdmin: app_metadata.is_admin === true,
    createdAt: created_at,
  }
}
