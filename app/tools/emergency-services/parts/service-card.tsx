import { digitsIn } from 'bikram-sambat/digits'
import { memo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'
import { NumberRow } from './number-row.tsx'
import { ServiceSources } from './service-sources.tsx'

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
    <li className="flex break-inside-avoid flex-col [contain-intrinsic-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible] rounded-xl border border-line bg-surface p-4 print:rounded-none print:border-0 print:border-b print:p-0.5 print:text-xs">
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
