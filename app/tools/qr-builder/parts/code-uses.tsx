import { useState } from 'react'
import type { Service } from '../qr-payload.ts'
import { CodeButtons } from './code-buttons.tsx'
import { type PrintLayout, PrintOptions } from './print-options.tsx'
import { PrintSheet } from './print-sheet.tsx'
import type { ShownCode } from './shown-code.ts'

/** What can be done with a code; `others` are codes of other services that were made on this page. */
export function CodeUses({ shown, others }: { shown: ShownCode; others: readonly ShownCode[] }) {
  const [layout, setLayout] = useState<PrintLayout>(1)
  const [beside, setBeside] = useState<Service>()
  const other = others.find(({ form }) => form.service === beside)
  return (
    <>
      <CodeButtons shown={shown} />
      <PrintOptions
        layout={layout}
        onLayout={setLayout}
        others={others}
        beside={other && beside}
        onBeside={setBeside}
      />
      <PrintSheet layout={layout} codes={other ? [shown, other] : [shown]} />
    </>
  )
}
