import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { AdminLink } from '../../lists/admin-link.tsx'
import { messages } from '../messages.ne.ts'

/** Beside the form, not part of it. */
export function BackupPanel() {
  const { backup: text } = useMessages(messages)
  return (
    <Card title={text.title}>
      <p className="mt-1 mb-3 text-muted">{text.text}</p>
      <AdminLink to="/admin/backups" className={buttonStyle.secondary}>
        {text.link}
      </AdminLink>
    </Card>
  )
}
