import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SelectField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import { type Service, serviceOf } from '../qr-payload.ts'
import type { ShownCode } from './make-code.ts'

/** How many are on a sheet; one is a stand to fold. */
const printLayouts = [1, 4, 9] as const
export type PrintLayout = (typeof printLayouts)[number]

interface PrintOptionsProps {
  layout: PrintLayout
  onLayout: (layout: PrintLayout) => void
  /** Codes of other services that were made on this page. */
  others: readonly ShownCode[]
  beside: Service | undefined
  onBeside: (service: Service | undefined) => void
}

export function PrintOptions({ layout, onLayout, others, beside, onBeside }: PrintOptionsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{text.onSheet}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {printLayouts.map((count) => (
          <label
            key={count}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong bg-surface px-2 py-1 text-center font-semibold hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="sheet"
              checked={count === layout}
              onChange={() => onLayout(count)}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none"
            />
            {count === 1 ? text.oneStand : text.cards(digitsIn(lang, count))}
          </label>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">{text.sheetHints[layout]}</p>
      {others.length > 0 && (
        <SelectField
          className="mt-3"
          label={text.beside}
          value={beside ?? ''}
          onChange={({ target: { value } }) => onBeside(value ? serviceOf(value) : undefined)}
          options={[
            ['', text.besideNone],
            ...others.map(({ form, texts }) => [form.service, `${texts.service}, ${texts.number}`] as const),
          ]}
        />
      )}
    </fieldset>
  )
}
