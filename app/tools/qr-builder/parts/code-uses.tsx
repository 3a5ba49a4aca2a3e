import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { RadioRow } from '#app/ui/choices.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { type ShownCode, svgFile } from '../qr-code.ts'
import { type Service, serviceOf } from '../qr-payload.ts'
import { type PrintLayout, PrintSheet, printLayouts } from './print-sheet.tsx'

/** What can be done with a code; `others` are codes of other services that were made on this page. */
export function CodeUses({ shown, others }: { shown: ShownCode; others: readonly ShownCode[] }) {
  const [text, lang] = useTexts(messages)
  const [layout, setLayout] = useState<PrintLayout>(1)
  const [beside, setBeside] = useState<Service>()
  const other = others.find(({ form }) => form.service === beside)
  return (
    <>
      <CodeButtons shown={shown} />
      <div className="mt-5">
        <RadioRow
          name="sheet"
          legend={text.onSheet}
          options={printLayouts.map(
            (count) => [count, count === 1 ? text.oneStand : text.cards(digitsIn(lang, count))] as const,
          )}
          chosen={layout}
          onChoose={setLayout}
        />
        <p className="mt-1 text-sm text-muted">{text.sheetHints[layout]}</p>
        {others.length > 0 && (
          <SelectField
            className="mt-3"
            label={text.beside}
            value={other ? other.form.service : ''}
            onChange={({ target: { value } }) => setBeside(value ? serviceOf(value) : undefined)}
            options={[
              ['', text.besideNone],
              ...others.map(
                ({ form, texts }) => [form.service, `${texts.service}, ${texts.number}`] as const,
              ),
            ]}
          />
        )}
      </div>
      <PrintSheet layout={layout} codes={other ? [shown, other] : [shown]} />
    </>
  )
}

const save = (file: File) => downloadFile(file.name, file.type, file)

/** Share, save and print a card; copy its data, save the drawing of its code. */
function CodeButtons({ shown: { code, payload, png, form, texts } }: { shown: ShownCode }) {
  const text = useMessages(messages)
  const fileName = `${form.service}-qr-code`
  const picture = new File([png], `${fileName}.png`, { type: 'image/png' })
  const drawing = () => new File([svgFile(code)], `${fileName}.svg`, { type: 'image/svg+xml' })
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] })
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-3 *:grow">
        {canShare && (
          <button
            type="button"
            className={buttonStyle.primary}
            onClick={() => shareFile(picture, `${texts.service}: ${texts.name}`)}
          >
            <Icon name="share" />
            {text.share}
          </button>
        )}
        <button
          type="button"
          className={canShare ? buttonStyle.secondary : buttonStyle.primary}
          onClick={() => save(picture)}
        >
          <Icon name="file" />
          {text.download}
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={() => window.print()}>
          <Icon name="file-text" />
          {text.print}
        </button>
        <CopyButton text={payload} label={text.copyData} copied={text.copied} icon="clipboard" />
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4">
          {text.more}
        </summary>
        <div className="mt-1 flex flex-wrap gap-3 *:grow">
          <button type="button" className={buttonStyle.secondary} onClick={() => save(drawing())}>
            <Icon name="layers" />
            {text.downloadSvg}
          </button>
        </div>
      </details>
    </div>
  )
}

function shareFile(file: File, title: string): void {
  navigator.share({ files: [file], title }).catch((error: unknown) => {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Sharing failed', error)
  })
}
