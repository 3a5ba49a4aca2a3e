import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { messages } from '../messages.ne.ts'

export function CarrierList({ carriers }: { carriers: readonly Carrier[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <ul className="mt-3 grid gap-2 sm:mt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 print:grid-cols-2 print:gap-2 print:[&>li]:p-3">
      {carriers.map((carrier) => (
        <li key={carrier.id} className={`${cardStyle} p-3 sm:p-5`}>
          <div className="flex items-center gap-3">
            <span
              className={`flex size-11 items-center justify-center rounded-lg ${colourStyle[carrier.colour]}`}
            >
              <Icon name={carrier.icon} fallback="phone" className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{carrier.name}</h3>
              <p className="text-sm text-muted">{carrier.technology}</p>
            </div>
          </div>
          {/* What holds for all of them stands below the list. */}
          <Remarks
            remarks={carrier.remarks.filter(({ kind }) => kind !== 'issued-to')}
            as="chips"
            className="mt-2"
          />
          <ul aria-label={text.prefixes} className="mt-2 flex flex-wrap gap-2 sm:mt-3">
            {carrier.prefixes.map((prefix) => (
              <li key={prefix} className="rounded-md bg-hover px-2.5 py-0.5 font-semibold">
                {digitsIn(lang, prefix)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
