import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import type { QrCode } from '../qr-code.ts'
import type { Service } from '../qr-payload.ts'
import { serviceBands } from '../service-bands.ts'
import { BankLogo } from './bank-logo.tsx'
import type { CardTexts } from './card.ts'
import { QrImage } from './qr-image.tsx'

const codeWidth = 200

interface CardPreviewProps {
  service: Service
  texts: CardTexts
  /** Of the bank, if it has one. */
  logoPath: string | undefined
  /** Undefined while there is none. */
  code: QrCode | undefined
  busy: boolean
}

/** The card with the proportions of the picture that is saved: the code has 70 % of the width. */
export function CardPreview({ service, texts, logoPath, code, busy }: CardPreviewProps) {
  const text = useMessages(messages)
  // A phone shows an empty card as one line.
  const onlyLarge = code || busy ? '' : 'max-lg:hidden'
  return (
    <div
      className={`mx-auto mt-4 flex max-w-full flex-col items-center justify-between rounded-xl border border-line bg-[#fff] text-center text-[#16181d] ${onlyLarge ? 'lg:aspect-4/5 lg:w-[286px] lg:pb-2' : 'aspect-4/5 w-[286px] pb-2'}`}
    >
      <div
        className={`${onlyLarge} flex w-full items-center gap-2 rounded-t-[11px] px-4 py-1.5 text-[#fff] ${serviceBands[service].className}`}
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
