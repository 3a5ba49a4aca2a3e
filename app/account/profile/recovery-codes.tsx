import { useEffect, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { useCopy } from '#app/ui/use-copy.ts'
import { messages } from './messages.ne.ts'

/** Shown only once, and alone on the page, so that nothing else is printed with them. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = useMessages(messages)
  const { name } = useSite()
  const { copied, copy } = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const list = codes.join('\n')
  const download = () =>
    downloadFile('chautari-recovery-codes.txt', 'text/plain', `${name}: ${text.codesTitle}\n\n${list}\n`)
  return (
    <Card aria-label={text.codesTitle}>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.codesTitle}
      </h2>
      <p className="mt-2">{text.codesText}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-1 rounded-xl border border-line bg-paper p-4 text-lg font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={() => copy(list)}>
          {copied ? text.copied : text.copy}
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={download}>
          {text.downloadText}
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
          {text.print}
        </button>
        <button type="button" className={buttonStyle.primary} onClick={onSaved}>
          {text.codesSaved}
        </button>
      </div>
    </Card>
  )
}
