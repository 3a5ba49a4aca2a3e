import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { RadioRow } from '#app/ui/choices.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { messages } from '../messages.ne.ts'
import { type Service, serviceOf } from '../qr-payload.ts'
import type { ShownCode } from './shown-code.ts'

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
    <div className="mt-5">
      <RadioRow
        name="sheet"
        legend={text.onSheet}
        options={printLayouts.map(
          (count) => [count, count === 1 ? text.oneStand : text.cards(digitsIn(lang, count))] as const,
        )}
        chosen={layout}
        onChoose={onLayout}
      />
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
    </div>
  )
}
