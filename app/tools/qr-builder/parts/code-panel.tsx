import { type Ref, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from '../messages.ne.ts'
import type { Service } from '../qr-payload.ts'
import type { CardTexts } from './card.ts'
import { CardPreview } from './card-preview.tsx'
import { CodeButtons } from './code-buttons.tsx'
import type { ShownCode } from './make-code.ts'
import { type PrintLayout, PrintOptions } from './print-options.tsx'
import { PrintSheet } from './print-sheet.tsx'
import type { QrState } from './use-qr-code.ts'

interface CodePanelProps {
  ref: Ref<HTMLElement>
  state: QrState
  /** The code stays as it is: time to announce it. */
  isSettled: boolean
  service: Service
  texts: CardTexts
  /** Of the bank, if it has one. */
  logoPath: string | undefined
  /** The last code of each service that was made on this page. */
  lastCodes: readonly ShownCode[]
}

export function CodePanel({ ref, state, isSettled, service, texts, logoPath, lastCodes }: CodePanelProps) {
  const text = useMessages(messages)
  const [layout, setLayout] = useState<PrintLayout>(1)
  const [beside, setBeside] = useState<Service>()
  const others = lastCodes.filter(({ form }) => form.service !== service)
  const other = others.find(({ form }) => form.service === beside)
  // While the next code is drawn, the place of the last one's buttons is kept: the page does not move at every key.
  const kept = state.kind === 'making' ? lastCodes.at(-1) : undefined
  const shown = state.kind === 'ready' ? state : kept
  return (
    <Card ref={ref} tabIndex={-1} title={text.resultTitle} className="min-w-0 scroll-my-4">
      <Status state={state} />
      <p role="status" className="sr-only">
        {isSettled && statusText(text, state)}
      </p>
      <CardPreview
        service={service}
        texts={texts}
        logoPath={logoPath}
        code={state.kind === 'ready' ? state.code : undefined}
        busy={state.kind === 'making'}
      />
      {shown && (
        <div className={kept && 'invisible'}>
          <CodeButtons shown={shown} />
          <RawData payload={shown.payload} />
          <PrintOptions
            layout={layout}
            onLayout={setLayout}
            others={others}
            beside={other && beside}
            onBeside={setBeside}
          />
          <About shown={shown} />
        </div>
      )}
      {state.kind === 'ready' && <PrintSheet layout={layout} codes={other ? [state, other] : [state]} />}
    </Card>
  )
}

type Texts = (typeof messages)['en']

function statusText(text: Texts, state: QrState): string {
  if (state.kind === 'ready') return text.ready
  return state.kind === 'failed' ? text.failed[state.reason] : ''
}

function Status({ state }: { state: QrState }) {
  const text = useMessages(messages)
  switch (state.kind) {
    case 'none':
    case 'making':
      return <p className="mt-2 min-h-[2lh] text-muted">{text.emptyAdvice}</p>
    case 'failed':
      return (
        <p className="mt-2 flex min-h-[2lh] items-start gap-2 font-semibold text-simrik">
          <Icon name="warning" className="mt-0.5 size-5" />
          {statusText(text, state)}
        </p>
      )
    case 'ready':
      return (
        <p className="mt-2 flex min-h-[2lh] items-start gap-2 text-good">
          <Icon name="check" className="mt-0.5 size-5" />
          {statusText(text, state)}
        </p>
      )
  }
}

/** In sight where there is room; below its name on a phone. */
function RawData({ payload }: Pick<ShownCode, 'payload'>) {
  const text = useMessages(messages)
  const { copied, copy } = useCopy()
  return (
    <details open={matchMedia('(min-width: 64rem)').matches} className="mt-3">
      <summary className="inline-flex min-h-11 items-center font-semibold">{text.rawData}</summary>
      <p className="rounded-lg bg-hover px-3 py-2 text-sm break-all select-all" translate="no">
        <code className="font-sans">{payload}</code>
      </p>
      <button type="button" className={`${buttonStyle.secondary} mt-2`} onClick={() => copy(payload)}>
        <Icon name={copied ? 'check' : 'clipboard'} />
        <span aria-live="polite">{copied ? text.copied : text.copyData}</span>
      </button>
    </details>
  )
}

/** Where the code works. */
function About({ shown }: { shown: ShownCode }) {
  const text = useMessages(messages)
  return (
    <ul className="mt-5 grid gap-2">
      <Note>{text.worksWith[shown.form.service]}</Note>
      <Note>{text.tryFirst}</Note>
    </ul>
  )
}

function Note({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name="circle-help" className="mt-0.5 size-5 text-brand-ink" />
      <span>{children}</span>
    </li>
  )
}
