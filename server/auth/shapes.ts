import { isPlaceholder } from './placeholder-address.ts'
import type { UserRow } from './sessions.ts'

/** What stands in the browser's storage where GoTrue would put its long-lived secret: ours is in a cookie. */
export const placeholder = 'kept-in-a-cookie'

export interface Shaped {
  /** Empty where there is none, as the other. */
  email: string
  phone: string
  app_metadata: { provider: string; providers: string[]; is_admin: boolean }
}

export function userMetadata({ name, image }: Pick<UserRow, 'name' | 'image'>) {
  return { ...(name && { full_name: name }), ...(image && { avatar_url: image }) }
}

/** A user as GoTrue gives it. `is_admin` is for display: what counts is asked again with every call. */
export function gotrueUser(user: UserRow, providers: string[], isAdmin: boolean) {
  const confirmedAt = user.email_verified ? user.created_at.toISOString() : null
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: isPlaceholder(user.email) ? '' : user.email,
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    phone: user.phone_number ?? '',
    phone_confirmed_at: user.phone_number_verified ? user.created_at.toISOString() : null,
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    app_metadata: {
      provider: providers[0] ?? (isPlaceholder(user.email) ? 'phone' : 'email'),
      providers,
      is_admin: isAdmin,
    },
    user_metadata: userMetadata(user),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  } satisfies Shaped & Record<string, unknown>
}
