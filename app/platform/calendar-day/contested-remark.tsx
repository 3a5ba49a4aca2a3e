import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The other reading of a day, with a link to the page that says how dates are known. */
export function ContestedRemark({ note }: { note: string }) {
  const text = useMessages(messages)
  return (
    <p className="mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="warning" className="mt-0.5 size-5 text-simrik" />
      <span>
        {note}{' '}
        <AppLink
          to="/calendar-data#contested"
          className="inline-block py-0.5 text-brand-ink underline underline-offset-4"
        >
          {text.more}
        </AppLink>
      </span>
    </p>
  )
}
