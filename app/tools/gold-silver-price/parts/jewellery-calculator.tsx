import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Reading, readOrder } from '../jewellery-form.ts'
import { messages } from '../messages.ne.ts'
import type { MarketDay } from '../price-view.ts'
import { JewelleryBill } from './jewellery-bill.tsx'
import { JewelleryFields } from './jewellery-fields.tsx'

const noProblems = {}

/** Computes the price of a piece. The fields are uncontrolled, so that text typed before hydration stays. */
export function JewelleryCalculator({ latest }: { latest: MarketDay }) {
  const text = useMessages(messages).jewellery
  const ready = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const total = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<Reading>()
  const problems = reading && !reading.ok ? reading.problems : noProblems
  useEffect(() => {
    if (problems !== noProblems) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  // On a phone the result is below the form, off the screen.
  useEffect(() => {
    if (reading?.ok) total.current?.scrollIntoView({ block: 'nearest' })
  }, [reading])

  return (
    <section aria-labelledby="jewellery" className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 id="jewellery" className="text-2xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-muted">{text.about}</p>
      <noscript>
        <p className="mt-2 font-semibold">{text.needsScript}</p>
      </noscript>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <form
          ref={form}
          noValidate
          autoComplete="off"
          className="group/form grid content-start gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            setReading(readOrder(new FormData(event.currentTarget), latest))
          }}
        >
          <JewelleryFields problems={problems} />
          <button type="submit" disabled={!ready} className={`${buttonStyle.primary} justify-self-start`}>
            {text.calculate}
          </button>
        </form>
        <div role="status" className="min-w-0">
          {reading?.ok && <JewelleryBill order={reading.order} total={total} />}
        </div>
      </div>
    </section>
  )
}
