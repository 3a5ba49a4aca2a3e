import type { Ref } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import type { CardContent } from '../qr-code.ts'
import { serviceBands } from '../qr-payload.ts'
import { BankLogo } from './payment-fields.tsx'
import { QrImage } from './qr-image.tsx'
import type { QrState, useQrCode } from './use-qr-code.ts'

interface CodePanelProps {
  ref: Ref<HTMLElement>
  content: CardContent
  code: ReturnType<typeof useQrCode>
}

export function CodePanel({ ref, content, code: { state, isSettled, lastCodes } }: CodePanelProps) {
  const { service } = content.form
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
      <CardPreview content={content} state={state} />
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

const codeWidth = 200

/** The card with the proportions of the picture that is saved: the code has 70 % of the width. */
function CardPreview({ content, state }: { content: CardContent; state: QrState }) {
  const text = useMessages(messages)
  const { form, texts, logoPath } = content
  const code = 'code' in state ? state.code : undefined
  const busy = state.kind === 'making'
  // A phone shows an empty card as one line.
  const onlyLarge = code || busy ? '' : 'max-lg:hidden'
  return (
    <div
      className={`mx-auto mt-4 flex max-w-full flex-col items-center justify-between rounded-xl border border-line bg-[#fff] text-center text-[#16181d] ${onlyLarge ? 'lg:aspect-4/5 lg:w-[286px] lg:pb-2' : 'aspect-4/5 w-[286px] pb-2'}`}
    >
      <div
        className={`${onlyLarge} flex w-full items-center gap-2 rounded-t-[11px] px-4 py-1.5 text-[#fff] ${serviceBands[form.service].className}`}
      >
        <BankLogo path={logoPath} className="size-13" />
        <div className="min-w-0 grow">
          <p className="text-2xl font-bold wrap-anywhere">{texts.service}</p>
          <p className="text-sm">{texts.scanWith}</p>
        </div>
      </div>
      {code ? (
        <QrImage
          code={code}
          width={codeWidth}
          label={text.codeOf(texts.service, texts.name, texts.number)}
          className="my-6"
        />
      ) : (
        <div
          className={`flex items-center ${onlyLarge ? 'lg:my-6 lg:size-50 lg:flex-col' : 'my-6 size-50 flex-col'} justify-center gap-2 rounded-lg border-2 border-dashed border-[#8d8674] p-3 max-lg:self-stretch`}
        >
          {busy ? <Spinner /> : <Icon name="qr-code" className="size-10 text-[#565d6c]" />}
          <p className="font-semibold">{busy ? text.generating : text.empty}</p>
        </div>
      )}
      <div className={`w-full px-3 ${onlyLarge}`}>
        <p className="min-h-9 text-2xl font-bold wrap-anywhere">{texts.name}</p>
        <p className="min-h-7 text-lg wrap-anywhere">{texts.number}</p>
      </div>
    </div>
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
