import { useMessages } from '#app/platform/i18n/use-language.ts'
import { OnPaper } from '#app/ui/on-paper.tsx'
import { messages } from '../messages.ne.ts'
import type { ShownCode } from '../qr-code.ts'
import { serviceBands } from '../qr-payload.ts'
import { BankLogo } from './payment-fields.tsx'
import { QrImage } from './qr-image.tsx'

/** How many are on a sheet; one is a stand to fold. */
export const printLayouts = [1, 4, 9] as const
export type PrintLayout = (typeof printLayouts)[number]

interface PrintSheetProps {
  layout: PrintLayout
  /** One code, or two that are shown side by side. */
  codes: readonly ShownCode[]
}

/** A sheet of A4: a stand to fold, or cards to cut. */
export function PrintSheet({ layout, codes }: PrintSheetProps) {
  return (
    // The page of `.on-paper-upright` is A4 with margins of 8 mm; 2 mm more are what most printers need.
    <OnPaper className="on-paper-upright print:pt-[2mm]">
      {/* White and dark in every theme. */}
      <div className="mx-auto flex h-[277mm] w-[190mm] items-center justify-center bg-[#fff] text-center text-[#16181d]">
        {layout === 1 ? <Stand codes={codes} /> : <Cards count={layout} codes={codes} />}
      </div>
    </OnPaper>
  )
}

/** A front of size A6, upright for one code and lying for two, and above the fold the part that holds it up. */
function Stand({ codes }: { codes: readonly ShownCode[] }) {
  const text = useMessages(messages)
  const [width, front, back] =
    codes.length > 1 ? ['w-[148mm]', 'h-[105mm]', 'h-[105mm]'] : ['w-[105mm]', 'h-[148mm]', 'h-[120mm]']
  return (
    <div data-stand className={`border border-dashed border-line-strong ${width}`}>
      <div
        className={`flex items-end justify-center border-b-2 border-dotted border-line-strong p-[4mm] ${back}`}
      >
        <p className="text-sm">{text.foldHere}</p>
      </div>
      <div className={`flex gap-[4mm] p-[4mm] ${front}`}>
        {codes.map((code) => (
          <PaperCard key={code.payload} shown={code} size={codes.length > 1 ? 'half' : 'full'} />
        ))}
      </div>
    </div>
  )
}

const positions = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const grids = {
  // Cut through the middle, a sheet of A4 gives four cards of A6: no line is at the edge of the paper.
  4: 'grid-cols-2 grid-rows-2 *:p-[10mm] *:odd:border-r *:nth-[-n+2]:border-b *:odd:pl-0 *:even:pr-0 *:nth-[-n+2]:pt-0 *:nth-[n+3]:pb-0',
  9: 'grid-cols-3 grid-rows-3 border-t border-l *:border-r *:border-b *:p-[2.5mm]',
}

function Cards({ count, codes }: { count: 4 | 9; codes: readonly ShownCode[] }) {
  return (
    <div
      className={`grid size-full border-dashed border-line-strong *:min-h-0 *:min-w-0 *:border-dashed *:border-line-strong ${grids[count]}`}
    >
      {positions.slice(0, count).map((position) => {
        const shown = codes[position % codes.length]
        return (
          <div key={position} className="flex">
            {shown && <PaperCard shown={shown} size={count === 4 ? 'full' : 'small'} />}
          </div>
        )
      })}
    </div>
  )
}

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
function PaperCard({ shown, size }: { shown: ShownCode; size: keyof typeof sizes }) {
  const { code, form, texts, logoPath } = shown
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
