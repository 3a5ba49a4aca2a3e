import { digitsIn } from 'bikram-sambat-calendar/digits'
import { monthText } from '#app/lib/day-text.ts'
import { WrongLink } from '#app/platform/corrections/wrong-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'

/** What an entry is, and where its number was seen. */
export function ServiceFacts({ service }: { service: Service }) {
  const text = useMessages(messages)
  const lang = useLang()
  const [number = ''] = service.numbers
  const { description, email, confidence, checkedOn, sources, note } = service
  return (
    <>
      {description && <p>{description}</p>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <p>
        <strong>
          {text.confidence[confidence]}, {text.checked(monthText(lang, checkedOn))}:
        </strong>{' '}
        {sources.join('; ')}
      </p>
      {note && <p>{note}</p>}
      <p>
        <button type="button" value={number} className="noscript:hidden">
          {text.copy(digitsIn(lang, number))}
        </button>
        <WrongLink about={`emergency:${number}`} className="" />
      </p>
    </>
  )
}
