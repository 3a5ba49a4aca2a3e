import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import { serviceBands } from '../service-bands.ts'
import { BankLogo } from './bank-logo.tsx'
import { QrImage } from './qr-image.tsx'
import type { ShownCode } from './shown-code.ts'

const sizes = {
  full: {
    logo: 'size-[16mm]',
    band: 'py-[3mm]',
    service: 'text-4xl',
    line: 'text-base',
    name: 'text-3xl',
    number: 'text-xl',
  },
  half: {
    logo: 'size-[11mm]',
    band: 'py-[2mm]',
    service: 'text-2xl',
    line: 'text-sm',
    name: 'text-xl',
    number: 'text-lg',
  },
  small: {
    logo: 'size-[9mm]',
    band: 'py-[1mm]',
    service: 'text-xl',
    line: 'text-xs',
    name: 'text-base',
    number: 'text-base',
  },
}

/** The card on paper; it fills its container. */
export function PaperCard({
  shown: { code, form, texts, logoPath },
  size,
}: {
  shown: ShownCode
  size: keyof typeof sizes
}) {
  const text = useMessages(messages)
  const style = sizes[size]
  return (
    <div data-card className="flex size-full min-w-0 flex-col items-center overflow-hidden">
      <div
        // Otherwise printers leave grounds out, and the white text with them.
        className={`flex w-full items-center gap-[2mm] rounded-t-lg px-[3mm] text-[#fff] [print-color-adjust:exact] ${style.band} ${serviceBands[form.service].className}`}
      >
        <BankLogo path={logoPath} className={style.logo} />
        <div className="min-w-0 grow">
          <p className={`line-clamp-2 font-bold wrap-anywhere ${style.service}`}>{texts.service}</p>
          <p className={style.line}>{texts.scanWith}</p>
        </div>
      </div>
      <QrImage
        code={code}
        label={text.codeOf(texts.service, texts.name, texts.number)}
        className="min-h-0 w-full flex-1"
      />
      <div className="max-w-full">
        <p className={`line-clamp-2 font-bold wrap-anywhere ${style.name}`}>{texts.name}</p>
        <p className={`line-clamp-2 wrap-anywhere ${style.number}`}>{texts.number}</p>
        {size !== 'small' && <p className="mt-[1mm] text-xs">{text.checkName}</p>}
      </div>
    </div>
  )
}
