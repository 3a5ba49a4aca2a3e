import { digitsIn } from 'bikram-sambat-calendar/digits'
import { monthText } from '#app/lib/day-text.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'
import { CallLink } from './call-link.tsx'
import { CopyButton } from './copy-button.tsx'

interface ServiceDetailsProps {
  service: Service
}

/** What an entry's row has no room for: what it is, its other numbers, and where its number was seen. */
export function ServiceDetails({ service }: ServiceDetailsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, description, otherNumbers, email } = service
  return (
    <div className="no-print pb-3">
      <p>{description}</p>
      {otherNumbers.length > 0 && <p className="mt-2 text-sm text-muted">{text.otherNumbers}</p>}
      {otherNumbers.map((other) => (
        <div key={other} className="mt-2 flex flex-wrap gap-2">
          <CallLink number={other} className={buttonStyle.secondary}>
            <Icon name="phone" />
            {text.call(digitsIn(lang, other))}
            <span className="sr-only">{name}</span>
          </CallLink>
          <CopyButton number={other} className="w-11 px-0" textClass="sr-only" />
        </div>
      ))}
      {email && (
        <a
          href={`mailto:${email}`}
          className="mt-2 flex min-h-11 items-center gap-2 text-brand-ink underline underline-offset-2 wrap-anywhere"
        >
          <Icon name="mail" />
          <span className="sr-only">{text.email}</span>
          {email}
        </a>
      )}
      <Sources service={service} />
      <WrongLink about={`emergency:${service.number}`} />
    </div>
  )
}

/** How sure a number is, and why. */
function Sources({ service: { confidence, sources, checkedOn, note, remarks } }: ServiceDetailsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mt-2 text-sm">
      <p>
        <strong>
          {text.confidence[confidence]}, {text.checked(monthText(lang, checkedOn))}.
        </strong>{' '}
        {text.confidenceReason[confidence]}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {note && <p className="mt-2">{note}</p>}
      <Remarks remarks={remarks} as="sentences" className="mt-2" />
    </div>
  )
}
