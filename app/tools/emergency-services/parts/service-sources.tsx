import { dayText, monthText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../services.ts'

interface ServiceSourcesProps {
  service: Service
  gatheredOn: string
}

/** A number's reliability; expands to show its sources. */
export function ServiceSources({
  service: { confidence, sources, note, oldValleyNumber },
  gatheredOn,
}: ServiceSourcesProps) {
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
