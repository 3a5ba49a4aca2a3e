import type { Carrier } from '#app/records/carriers/carrier.ts'
import { colourStyle } from '#app/ui/colour-style.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The name of a carrier with its icon, in its colours. */
export function CarrierChip({ carrier }: { carrier: Carrier }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-lg px-2.5 py-1.5 ${colourStyle[carrier.colour]}`}
    >
      <Icon name={carrier.icon} fallback="phone" />
      {carrier.name}
    </span>
  )
}
