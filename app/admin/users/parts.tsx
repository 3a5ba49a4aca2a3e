import { sameOriginImage } from '#app/lib/same-origin.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/schema.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages as apiMessages } from '../api/messages.ne.ts'
import { messages } from './messages.ne.ts'

/** A user's name and address, with the picture if this site has one. */
export function UserName({ user: { email, user_metadata, role } }: { user: ListedUser }) {
  const text = useMessages(messages)
  const { roles } = useMessages(apiMessages)
  const isMe = useUser()?.email === email
  const { full_name } = user_metadata
  return (
    <span className="flex items-center gap-3">
      <Avatar
        of={full_name ?? email}
        picture={sameOriginImage(user_metadata.avatar_url, location.origin)}
        className="size-10 text-lg"
      />
      <span className="min-w-0 wrap-anywhere">
        {full_name ?? text.unknownUser} {isMe && text.you}
        {role && (
          <span className="ms-2 rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-normal text-brand-ink">
            {roles[role]}
          </span>
        )}
        <span className="block font-normal text-muted">{email}</span>
      </span>
    </span>
  )
}

export function BanBadge({ isBanned }: { isBanned: boolean }) {
  const text = useMessages(messages)
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${
        isBanned ? 'border border-simrik text-simrik' : 'bg-brand-soft text-brand-ink'
      }`}
    >
      {isBanned && <Icon name="lock" className="size-4" />}
      {isBanned ? text.banned : text.active}
    </span>
  )
}
