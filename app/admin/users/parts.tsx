import { ownPicture } from '#app/kit/own-picture.ts'
import { useUser } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { words } from './words.ts'

/** Who it is, with a picture where this site has one. */
export function UserName({ user: { email, user_metadata } }: { user: ListedUser }) {
  const text = useWords(words)
  const isMe = useUser()?.email === email
  const { full_name } = user_metadata
  return (
    <span className="flex items-center gap-3">
      <Avatar
        of={full_name ?? email}
        picture={ownPicture(user_metadata.avatar_url, location.origin)}
        className="size-10 text-lg"
      />
      <span className="min-w-0 wrap-anywhere">
        {full_name ?? text.unknownUser} {isMe && text.you}
        <span className="block font-normal text-muted">{email}</span>
      </span>
    </span>
  )
}

export function BanBadge({ isBanned }: { isBanned: boolean }) {
  const text = useWords(words)
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
