import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from '../messages.ne.ts'
import { telHref } from '../services.ts'
import { recordCall } from './record-call.ts'

interface NumberRowProps {
  name: string
  number: string
  kind: 'first' | 'other'
}

/** A button that calls a number, and one that copies it as it is dialled. */
export function NumberRow({ name, number, kind }: NumberRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { copied, copy } = useCopy()
  const shown = digitsIn(lang, number)
  return (
    <div className={`no-print flex gap-2 ${kind === 'first' ? 'mt-3' : 'mt-2'}`}>
      <a
        href={telHref(number)}
        onClick={recordCall}
        className={`${kind === 'first' ? buttonStyle.primary : buttonStyle.secondary} min-w-0 grow`}
      >
        <Icon name="phone" />
        {text.call(shown)}
        <span className="sr-only">{name}</span>
      </a>
      <button
        type="button"
        title={text.copy(shown)}
        onClick={() => copy(number)}
        className={`${buttonStyle.secondary} w-11 shrink-0 px-0! noscript:hidden`}
      >
        <Icon name={copied ? 'check' : 'clipboard'} className={copied ? 'size-5 text-good' : 'size-5'} />
        <span aria-live="polite" className="sr-only">
          {copied ? text.copied : text.copy(shown)}
        </span>
      </button>
    </div>
  )
}
