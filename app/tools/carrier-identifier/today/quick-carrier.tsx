import { pathIn } from '#app/lib/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Carrier } from '#app/records/carriers/carrier.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import type { NamedCarrier } from './carrier-name.ts'

interface QuickCarrierProps {
  carriers: readonly Carrier[]
  /** Of the tool. */
  path: string
}

/**
 * The name of a number's carrier (`quick-part.ts`). The field has no name, so that no form sends the number; without JavaScript
 * there is only the link to the tool.
 */
export function QuickCarrier({ carriers, path }: QuickCarrierProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const named: NamedCarrier[] = carriers.map(({ name, prefixes, remarks }) => ({
    name,
    prefixes,
    chips: remarks.map(({ chip }) => chip),
  }))
  return (
    <Card aria-labelledby="quick-carrier" className="p-3! sm:p-4!">
      <h2 id="quick-carrier" className="text-base font-semibold">
        <AppLink to={path} className="inline-flex min-h-6 min-w-6 items-center text-brand-ink">
          {text.quickTitle}
        </AppLink>
      </h2>
      <form
        action={pathIn(lang, path)}
        data-carriers={JSON.stringify(named)}
        className="mt-2 grid gap-2 noscript:hidden"
      >
        <input
          type="tel"
          aria-label={text.label}
          aria-describedby="quick-carrier-answer"
          autoComplete="off"
          maxLength={40}
          placeholder={text.placeholder}
          className={`${fieldStyle} min-w-0`}
        />
        <p id="quick-carrier-answer" aria-live="polite" className="min-h-11 text-sm">
          {text.threeDecide}
        </p>
      </form>
    </Card>
  )
}
