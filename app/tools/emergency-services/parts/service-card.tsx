import { digitsIn } from 'bikram-sambat/digits'
import { memo } from 'react'
import { dayText, monthText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'
import { CallLink } from './call-link.tsx'

interface ServiceCardProps {
  service: Service
  /** When the list was compiled, `YYYY-MM-DD`. */
  gatheredOn: string
}

export const ServiceCard = memo(function ServiceCard({ service, gatheredOn }: ServiceCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, number, otherNumbers, description, address, email, confidence, oldValleyNumber } = service
  return (
    <li
      className={`${cardStyle} flex break-inside-avoid flex-col [contain-intrinsic-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible] p-4 print:rounded-none print:border-0 print:border-b print:p-0.5 print:text-xs`}
    >
      <div className="print:flex print:justify-between print:gap-2">
        <h3 className="text-lg print:text-xs">{name}</h3>
        <p className="hidden font-bold whitespace-nowrap print:block">
          {confidence === 'medium' && '◦ '}
          {oldValleyNumber && '† '}
          {digitsIn(lang, number)}
        </p>
      </div>
      <p className="mt-1 print:hidden">{description}</p>
      {address && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-muted print:mt-0 print:text-[0.65rem]">
          <Icon name="map-pin" className="mt-0.5 size-4 print:hidden" />
          <span className="sr-only">{text.address}</span>
          {address}
        </p>
      )}
      {oldValleyNumber && (
        <p className="mt-3 flex items-center gap-2 font-semibold text-simrik print:hidden">
          <Icon name="warning" className="size-5" />
          {text.oldNumber}
        </p>
      )}
      <NumberRow name={name} number={number} kind={oldValleyNumber ? 'other' : 'first'} />
      {otherNumbers.length > 0 && (
        <>
          <p className="mt-3 text-sm text-muted print:hidden">{text.otherNumbers}</p>
          <p className="hidden print:block">{digitsIn(lang, otherNumbers.join(', '))}</p>
        </>
      )}
      {otherNumbers.map((other) => (
        <NumberRow key={other} name={name} number={other} kind="other" />
      ))}
      {email && (
        <a
          href={`mailto:${email}`}
          className="mt-2 flex min-h-11 items-center gap-2 text-brand-ink underline underline-offset-2 wrap-anywhere print:hidden"
        >
          <Icon name="mail" />
          <span className="sr-only">{text.email}</span>
          {email}
        </a>
      )}
      <ServiceSources service={service} gatheredOn={gatheredOn} />
    </li>
  )
})

interface NumberRowProps {
  name: string
  number: string
  kind: 'first' | 'other'
}

/** A button that calls a number, and one that copies it as it is dialled. */
function NumberRow({ name, number, kind }: NumberRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { copied, copy } = useCopy()
  const shown = digitsIn(lang, number)
  return (
    <div className={`no-print flex gap-2 ${kind === 'first' ? 'mt-3' : 'mt-2'}`}>
      <CallLink
        number={number}
        className={`${kind === 'first' ? buttonStyle.primary : buttonStyle.secondary} min-w-0 grow`}
      >
        <Icon name="phone" />
        {text.call(shown)}
        <span className="sr-only">{name}</span>
      </CallLink>
      <button
        type="button"
        title={text.copy(shown)}
        onClick={() => copy(number)}
        className={`${buttonStyle.secondary} w-11 shrink-0 px-0! noscript:hidden`}
      >
        <Icon name={copied ? 'check' : 'clipboard'} className={copied ? 'size-5 text-good' : 'size-5'} />
        <span aria-live="polite" className="sr-only">
          {copied ? text.copied : text.copy(shown)}
        </span>
      </button>
    </div>
  )
}

/** A number's reliability; expands to show its sources. */
function ServiceSources({
  service: { confidence, sources, note, oldValleyNumber },
  gatheredOn,
}: ServiceCardProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const sure = confidence === 'high'
  return (
    <details className="no-print mt-auto pt-2 text-sm">
      <summary className="flex min-h-11 items-center gap-2 text-muted">
        <Icon
          name={sure ? 'check' : 'circle-help'}
          className={`size-4 ${sure ? 'text-good' : 'text-simrik'}`}
        />
        <span className="underline decoration-dotted underline-offset-4">
          {text.confidence[confidence]}, {text.checked(monthText(lang, gatheredOn))}
        </span>
      </summary>
      <p>{text.confidenceReason[confidence]}</p>
      <ul className="mt-1 list-disc ps-5">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {note && <p className="mt-2">{note}</p>}
      {oldValleyNumber && <p className="mt-2">{text.oldValleyNumber}</p>}
      <p className="mt-2 text-muted">{text.notDialled(dayText(lang, gatheredOn))}</p>
    </details>
  )
}
