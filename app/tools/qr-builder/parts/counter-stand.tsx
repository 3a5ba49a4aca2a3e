import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'
import type { ShownCode } from './make-code.ts'
import { QrImage } from './qr-image.tsx'

// While a code is shown, only the stand is printed: what follows it in the body is hidden on paper.
const onPaperOnly = 'hidden print:block print:[&~*]:hidden!'

function madePlace() {
  const place = document.createElement('div')
  place.className = onPaperOnly
  return place
}

/** A card of size A6 to cut out and put on the counter. */
export function CounterStand({ shown: { code, texts } }: { shown: ShownCode }) {
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
