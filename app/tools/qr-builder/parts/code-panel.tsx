import type { Ref } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import type { Service } from '../qr-payload.ts'
import type { CardTexts } from './card.ts'
import { CardPreview } from './card-preview.tsx'
import type { ShownCode } from './shown-code.ts'
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
  const others = lastCodes.filter(({ form }) => form.service !== service)
  // While the next code is drawn, the place of the last one's buttons is kept: the page does not move at every key.
  const kept = state.kind === 'making' ? lastCodes.at(-1) : undefined
  const shown = state.kind === 'ready' ? state : kept
  const read = state.kind === 'drawn' ? state : shown
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title={text.resultTitle}
      className={`min-w-0 scroll-my-4 ${state.kind === 'drawn' ? 'max-lg:order-first' : ''}`}
    >
      <Status state={state} />
      <p role="status" className="sr-only">
        {isSettled && statusText(text, state)}
      </p>
      <CardPreview
        service={service}
        texts={texts}
        logoPath={logoPath}
        code={'code' in state ? state.code : undefined}
        busy={state.kind === 'making'}
      />
      {read && (
        <div className={kept && 'invisible'}>
          {shown && <shown.Uses shown={shown} others={others} />}
          <RawData
            payload={read.payload}
            isOpen={state.kind === 'drawn' || matchMedia('(min-width: 64rem)').matches}
          />
          <ul className="mt-3 grid gap-2">
            <Note>{text.worksWith[service]}</Note>
            <Note>{text.tryFirst}</Note>
          </ul>
        </div>
      )}
    </Card>
  )
}

type Texts = (typeof messages)['en']

function statusText(text: Texts, state: QrState): string {
  if (state.kind === 'ready') return text.ready
  if (state.kind === 'drawn') return text.readyBelow
  return state.kind === 'failed' ? text.failed[state.reason] : ''
}

function Status({ state }: { state: QrState }) {
  const text = useMessages(messages)
  // On a phone the form says it.
  if (state.kind === 'none' || state.kind === 'making')
    return <p className="mt-2 min-h-[2lh] text-muted max-lg:hidden">{text.emptyAdvice}</p>
  const isFailed = state.kind === 'failed'
  return (
    <p
      className={`no-print mt-2 flex min-h-[2lh] items-start gap-2 ${isFailed ? 'font-semibold text-simrik' : 'text-good'}`}
    >
      <Icon name={isFailed ? 'warning' : 'check'} className="mt-0.5 size-5" />
      {statusText(text, state)}
    </p>
  )
}

/** In sight where there is room; below its name on a phone. */
function RawData({ payload, isOpen }: { payload: string; isOpen: boolean }) {
  const text = useMessages(messages)
  return (
    <details open={isOpen} className="no-print mt-3">
      <summary className="inline-flex min-h-11 items-center font-semibold">{text.rawData}</summary>
      <p className="rounded-lg bg-hover px-3 py-2 text-sm break-all select-all" translate="no">
        <code className="font-sans">{payload}</code>
      </p>
    </details>
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
