import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import { type QrCode, sharpViewBox, svgPath } from '../qr-code.ts'
import { CodeButtons } from './code-buttons.tsx'
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
    <Card ref={panel} title={text.resultTitle} className="min-w-0 scroll-my-4">
      <div role="status">
        <Status state={state} />
      </div>
      {state.kind === 'ready' && <Ready shown={state} />}
    </Card>
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

interface QrImageProps {
  code: QrCode
  label: string
  /** Side on screen in CSS pixels; without it the code fills its container, as on paper. */
  width?: number
  className?: string
}

/** Dark on white in every theme, as readers expect. */
function QrImage({ code, label, width, className }: QrImageProps) {
  const { size } = code
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={width ? sharpViewBox(code, width, window.devicePixelRatio) : `0 0 ${size} ${size}`}
      {...(width && { width, height: width })}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d="M-9999-9999h99999v99999h-99999z" />
      <path fill="#000" d={svgPath(code)} />
    </svg>
  )
}

// While a code is shown, only the stand is printed: what follows it in the body is hidden on paper.
const onPaperOnly = 'hidden print:block print:[&~*]:hidden!'

function madePlace() {
  const place = document.createElement('div')
  place.className = onPaperOnly
  return place
}

/** A card of size A6 to cut out and put on the counter. */
function CounterStand({ shown: { code, texts } }: { shown: ShownCode }) {
  const text = useMessages(messages)
  const [place] = useState(madePlace)
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])

  return createPortal(
    <div className="mx-auto flex h-[148mm] w-[105mm] max-w-full flex-col items-center gap-[3mm] overflow-hidden border border-dashed border-line bg-surface p-[5mm] text-center text-ink">
      <div className="max-w-full">
        <p className="line-clamp-2 text-4xl leading-tight font-bold wrap-anywhere">{texts.service}</p>
        <p className="mt-[1mm] text-base">{texts.scanWith}</p>
      </div>
      <QrImage
        code={code}
        label={text.codeOf(texts.service, texts.name, texts.number)}
        className="min-h-0 w-full flex-1"
      />
      <div className="max-w-full">
        <p className="line-clamp-2 text-3xl leading-tight font-bold wrap-anywhere">{texts.name}</p>
        <p className="mt-[1mm] line-clamp-2 text-xl wrap-anywhere">{texts.number}</p>
        <p className="mt-[2mm] text-xs">{text.checkName}</p>
      </div>
    </div>,
    place,
  )
}
