import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import { type Service, serviceOf, services } from '../qr-payload.ts'

interface ServiceRadiosProps {
  chosen: Service
  onChoose: (service: Service) => void
}

export function ServiceRadios({ chosen, onChoose }: ServiceRadiosProps) {
  const text = useMessages(messages)
  return (
    <fieldset>
      <legend className="font-semibold">{text.service}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {services.map((service) => (
          <label
            key={service}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface px-2 py-2 font-semibold hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="service"
              value={service}
              checked={service === chosen}
              onChange={(event) => onChoose(serviceOf(event.target.value))}
              className="size-4 shrink-0 cursor-pointer accent-brand-ink max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:appearance-none focus-visible:outline-none"
            />
            {text.services[service]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
