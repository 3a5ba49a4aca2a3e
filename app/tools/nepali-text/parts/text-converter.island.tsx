import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { RadioRow } from '#app/ui/choices.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import { converted, fonts, type Input, toFont } from '../convert.ts'
import { messages } from '../messages.ne.ts'
import { events } from '../tool.ts'

const example = 'नेपालको संविधान, २०७२'
const exampleFor = ({ font, direction }: Input) => (direction === 'unicode' ? toFont(example, font) : example)
const shownLength = 2000
const maxFileBytes = 1_000_000

export default function TextConverter({ posted }: { posted?: Input | undefined }) {
  const text = useMessages(messages)
  const [input, setInput] = useState<Input>(posted ?? { font: 'preeti', direction: 'unicode', text: '' })
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (changed: Partial<Input>) => setInput({ ...input, ...changed })
  useOnHydration(() => {
    const typed = field.current?.value
    if (typed && typed !== input.text) change({ text: typed })
  })
  const { font, direction } = input
  return (
    <div className="mb-6 grid items-start gap-4 lg:grid-cols-2">
      <Card className="no-print min-w-0">
        <form method="post" className="grid gap-3" onSubmit={(event) => event.preventDefault()}>
          <RadioRow
            name="font"
            legend={text.font}
            options={fonts.map((name) => [name, text.fonts[name]] as const)}
            chosen={font}
            onChoose={(chosen) => change({ font: chosen })}
          />
          <RadioRow
            name="direction"
            legend={text.direction}
            options={[['unicode', text.toUnicode] as const, ['font', text.toFont] as const]}
            chosen={direction}
            onChoose={(chosen) => change({ direction: chosen, text: converted(input) })}
          />
          <TextAreaField
            ref={field}
            name="text"
            label={text.text}
            hint={direction === 'unicode' && text.keep}
            rows={5}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={exampleFor(input)}
            value={input.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <FileField onRead={(read) => change({ text: read })} />
          <SendWithoutScript label={text.convert} />
        </form>
        <p className="mt-3 text-sm text-muted noscript:hidden">{text.privacy}</p>
      </Card>
      <Result input={useDeferredValue(input)} />
    </div>
  )
}

/** Opens files of today, which are UTF-8, and older ones in the code page of Windows. */
function FileField({ onRead }: { onRead: (text: string) => void }) {
  const text = useMessages(messages)
  const [failed, setFailed] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    const bytes = file.size <= maxFileBytes && (await file.arrayBuffer().catch(() => undefined))
    setFailed(!bytes)
    if (!bytes) return
    const utf8 = new TextDecoder().decode(bytes)
    onRead(utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8)
  }
  return (
    <TextField
      type="file"
      accept=".txt,text/plain"
      className="min-w-0 noscript:hidden"
      label={text.file}
      error={failed && text.unread}
      isLive
      onChange={(event) => void open(event.target.files?.[0])}
    />
  )
}

function Result({ input }: { input: Input }) {
  const text = useMessages(messages)
  const isExample = input.text.trim() === ''
  const result = useMemo(
    () => converted(isExample ? { ...input, text: exampleFor(input) } : input),
    [input, isExample],
  )
  const record = () => recordUsage(events.use)
  const save = () => {
    record()
    downloadFile('nepali.txt', 'text/plain;charset=utf-8', result)
  }
  return (
    <Card title={isExample ? text.example : text.result} className="min-w-0">
      <p
        lang={input.direction === 'unicode' ? 'ne' : 'zxx'}
        className="mt-2 max-h-80 min-h-24 overflow-y-auto break-words whitespace-pre-wrap text-lg"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {result.slice(0, shownLength)}
      </p>
      {result.length > shownLength && <p className="mt-2 text-sm text-muted">{text.start}</p>}
      {input.direction === 'font' && result.includes('[[') && <p className="mt-2 text-sm">{text.marked}</p>}
      <div className="no-print mt-3 flex flex-wrap gap-2 noscript:hidden">
        <CopyButton text={result} label={text.copy} copied={text.copied} style="primary" onCopy={record} />
        <button type="button" className={buttonStyle.secondary} onClick={save}>
          {text.download}
        </button>
      </div>
    </Card>
  )
}
