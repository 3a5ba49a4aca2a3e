import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import { PaperCard } from './paper-card.tsx'
import type { PrintLayout } from './print-options.tsx'
import type { ShownCode } from './shown-code.ts'

// While a code is shown, only the sheet is printed: what follows it in the body is hidden on paper. The page of
// `.on-paper-upright` is A4 with margins of 8 mm; 2 mm more are what most printers need.
const onPaperOnly = 'on-paper-upright hidden print:block print:pt-[2mm] print:[&~*]:hidden!'

function madePlace() {
  const place = document.createElement('div')
  place.className = onPaperOnly
  return place
}

interface PrintSheetProps {
  layout: PrintLayout
  /** One code, or two that are shown side by side. */
  codes: readonly ShownCode[]
}

/** A sheet of A4: a stand to fold, or cards to cut. */
export function PrintSheet({ layout, codes }: PrintSheetProps) {
  const [place] = useState(madePlace)
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(
    // White and dark in every theme.
    <div className="mx-auto flex h-[277mm] w-[190mm] items-center justify-center bg-[#fff] text-center text-[#16181d]">
      {layout === 1 ? <Stand codes={codes} /> : <Cards count={layout} codes={codes} />}
    </div>,
    place,
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
