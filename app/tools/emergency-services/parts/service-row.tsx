import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'
import { CallLink } from './call-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { ServiceDetails } from './service-details.tsx'

interface ServiceRowProps {
  service: Service
}

/** Padding as wide as the number and its button, which lie right of the name. */
function roomFor(number: string): string {
  if (number.length > 10) return 'pe-38 sm:pe-56'
  return number.length > 5 ? 'pe-34 sm:pe-50' : 'pe-24 sm:pe-38'
}

/** Name and place, which open the details; beside them a number that a touch calls. */
export const ServiceRow = memo(function ServiceRow({ service }: ServiceRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, number, description, address, otherNumbers, remarks } = service
  const old = remarks.find(({ kind }) => kind === 'old-number')
  const shown = digitsIn(lang, number)
  return (
    <li className="relative break-inside-avoid border-b border-line print:grid print:grid-cols-[minmax(0,1fr)_auto] print:gap-x-2 print:py-px print:text-[0.7rem] print:leading-snug">
      <details className="peer">
        <summary
          className={`flex min-h-14 flex-col justify-center py-1 hover:bg-hover sm:min-h-16 sm:py-1.5 print:min-h-0 print:flex-row print:flex-wrap print:items-baseline print:justify-start print:gap-x-1.5 print:py-0 print:pe-0 ${roomFor(number)}`}
        >
          <h3 className="text-[0.875rem] font-semibold sm:text-base print:text-[0.7rem] print:text-wrap">
            {name}
          </h3>
          <span className="flex items-center gap-1 text-[0.8125rem]/normal text-muted print:text-[0.65rem]">
            <ConfidenceMark confidence={service.confidence} />
            <span
              className={`truncate underline decoration-dotted underline-offset-3 print:no-underline ${address ? '' : 'print:hidden'}`}
            >
              {address ?? description}
            </span>
          </span>
          {old && (
            <span
              data-remark={old.kind}
              className="flex items-center gap-1 text-[0.8125rem]/normal font-semibold text-simrik print:hidden"
            >
              <Icon name="warning" className="size-4" />
              {old.chip}
            </span>
          )}
        </summary>
        <ServiceDetails service={service} />
      </details>
      <p className="hidden text-end print:block print:leading-tight">
        <span className="font-bold whitespace-nowrap">
          {service.confidence === 'medium' && '◦ '}
          {old && '† '}
          {shown}
        </span>
        {otherNumbers.map((other) => (
          <span key={other} className="block">
            {digitsIn(lang, other)}
          </span>
        ))}
      </p>
      <CallLink
        number={number}
        className="no-print absolute end-0 top-1.5 flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap text-ink no-underline sm:end-12 sm:top-2 sm:min-h-12 sm:gap-2 sm:text-lg"
      >
        <span className="sr-only">{text.call(shown)}</span>
        <span aria-hidden="true">{shown}</span>
        <span
          className={`flex size-11 shrink-0 items-center justify-center rounded-full sm:size-12 ${old ? 'border border-line-strong bg-surface text-ink' : 'bg-brand text-on-brand'}`}
        >
          <Icon name="phone" />
        </span>
        <span className="sr-only">{name}</span>
      </CallLink>
      {/* A wide screen has room for it in the row; on a phone it belongs to the details. */}
      <div className="no-print max-sm:hidden max-sm:pb-3 max-sm:peer-open:block sm:absolute sm:end-0 sm:top-2.5">
        <CopyButton
          number={number}
          className="sm:w-11 sm:border-transparent sm:bg-transparent sm:px-0"
          textClass="sm:sr-only"
        />
      </div>
    </li>
  )
})

function ConfidenceMark({ confidence }: Pick<Service, 'confidence'>) {
  const text = useMessages(messages)
  const sure = confidence === 'high'
  return (
    <>
      <Icon
        name={sure ? 'check' : 'circle-help'}
        className={`size-4 print:hidden ${sure ? 'text-good' : 'text-muted'}`}
      />
      <span className="sr-only">{text.confidence[confidence]}</span>
    </>
  )
}
