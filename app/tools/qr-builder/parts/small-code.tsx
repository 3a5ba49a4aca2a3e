import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { QrImage } from './qr-image.tsx'
import type { QrState } from './use-qr-code.ts'

interface SmallCodeProps {
  state: QrState
  onShow: () => void
}

/**
 * Below the fields, for screens that show the card far below the form. Its height never changes, and it covers no field.
 */
export function SmallCode({ state, onShow }: SmallCodeProps) {
  const text = useMessages(messages)
  const box = 'noscript:hidden flex h-20 items-center gap-3 rounded-lg p-2 text-left text-sm'
  if (state.kind !== 'ready') {
    return (
      <p className={`${box} border border-dashed border-line-strong text-muted lg:hidden`}>
        <Icon name="qr-code" className="mx-4 size-8" />
        {text.emptyAdvice}
      </p>
    )
  }
  return (
    <button
      type="button"
      onClick={onShow}
      className={`${box} border border-line-strong bg-surface hover:bg-hover lg:hidden`}
    >
      <QrImage code={state.code} className="size-16 shrink-0 rounded-sm" />
      <span>
        {text.readyBelow} <span className="font-semibold text-brand-ink underline">{text.showCode}</span>
      </span>
    </button>
  )
}
