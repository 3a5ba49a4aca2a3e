import { useEffect, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import { CodeButtons } from './code-buttons.tsx'
import { CounterStand } from './counter-stand.tsx'
import { QrImage } from './qr-image.tsx'
import type { QrState, ShownCode } from './use-qr-code.ts'

const shownWidth = 200

export function CodePanel({ state }: { state: QrState }) {
  const text = useMessages(messages)
  const panel = useRef<HTMLElement>(null)

  // On a phone the code is below the form, off the screen.
  useEffect(() => {
    if (state.kind === 'ready' || state.kind === 'failed') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

  return (
    <section
      ref={panel}
      aria-labelledby="code-panel"
      className="min-w-0 scroll-my-4 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="code-panel" className="text-xl">
        {text.resultTitle}
      </h2>
      <div role="status">
        <Status state={state} />
      </div>
      {state.kind === 'ready' && <Ready shown={state} />}
    </section>
  )
}

function Status({ state }: { state: QrState }) {
  const text = useMessages(messages)
  switch (state.kind) {
    case 'none':
      return (
        <div className="mt-4 flex min-h-60 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-line p-4 text-center">
          <Icon name="qr-code" className="size-12 text-muted" />
          <p className="text-lg font-semibold">{text.empty}</p>
          <p className="text-muted">{text.emptyAdvice}</p>
        </div>
      )
    case 'making':
      return (
        <p className="mt-4 flex min-h-60 items-center justify-center gap-3 text-lg">
          <Spinner />
          {text.generating}
        </p>
      )
    case 'failed':
      return (
        <p className="mt-4 flex items-start gap-2 font-semibold text-simrik">
          <Icon name="warning" className="mt-0.5 size-5" />
          {text.failed[state.reason]}
        </p>
      )
    case 'ready':
      return (
        <p className="mt-2 flex items-start gap-2 text-good">
          <Icon name="check" className="mt-0.5 size-5" />
          {text.ready}
        </p>
      )
  }
}

function Ready({ shown }: { shown: ShownCode }) {
  const text = useMessages(messages)
  const { code, payload, form, texts } = shown
  return (
    <>
      <div className="mt-4 flex flex-col items-center gap-3 text-center">
        <p className="max-w-full text-lg font-semibold wrap-anywhere">{texts.service}</p>
        <QrImage
          code={code}
          width={shownWidth}
          label={text.codeOf(texts.service, texts.name, texts.number)}
          className="rounded-lg border border-line"
        />
        <div className="max-w-full">
          <p className="text-xl font-bold wrap-anywhere">{texts.name}</p>
          <p className="text-lg wrap-anywhere">{texts.number}</p>
        </div>
      </div>
      <CodeButtons shown={shown} />
      <ul className="mt-5 grid gap-2">
        <Note>{text.worksWith[form.service]}</Note>
        <Note>{text.tryFirst}</Note>
      </ul>
      <h3 className="mt-5 text-base">{text.rawData}</h3>
      <p className="mt-1 rounded-lg bg-hover px-3 py-2 text-sm break-all select-all" translate="no">
        <code className="font-sans">{payload}</code>
      </p>
      <CounterStand shown={shown} />
    </>
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
