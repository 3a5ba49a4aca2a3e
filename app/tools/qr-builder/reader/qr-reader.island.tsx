import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import { Camera } from './camera.tsx'
import { type Explained, explain } from './explain.ts'
import { messages } from './messages.ne.ts'
import { useReader } from './use-reader.ts'

/** @param posted the text of a form that was sent without JavaScript */
export default function QrReader({ posted }: { posted?: string | undefined }) {
  const text = useMessages(messages)
  const { state, readText, readFile, decode, fail } = useReader()
  const [camera, setCamera] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const said =
    state.kind === 'read' ? state.said : state.kind === 'none' && posted ? explain(posted) : undefined
  const isTyped = useRef(false)
  useEffect(() => {
    // Typing goes on; after a picture the answer is next.
    if (state.kind === 'read' && !isTyped.current) result.current?.focus()
  }, [state])

  const readPicture = (file: Blob | undefined) => {
    isTyped.current = false
    if (file) void readFile(file)
  }
  const form = useRef<HTMLFormElement>(null)
  // What was chosen or typed before this code had arrived.
  useOnHydration(() => {
    const given = new FormData(form.current ?? undefined)
    const [picture, payload] = [given.get('picture'), given.get('payload')]
    if (picture instanceof Blob && picture.size > 0) readPicture(picture)
    else if (typeof payload === 'string' && payload !== (posted ?? '')) readText(payload)
  })
  const take = ({ files }: DataTransfer, event: ClipboardEvent | DragEvent) => {
    if (!files[0]) return
    event.preventDefault()
    readPicture(files[0])
  }
  const end = () => setCamera(false)
  return (
    <Fold heading={text.title} id="qr-reader" isOpen={Boolean(posted) || undefined} className="no-print mb-8">
      <form
        ref={form}
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => event.preventDefault()}
        onPaste={(event) => take(event.clipboardData, event)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event.dataTransfer, event)}
      >
        <p>{text.privacy}</p>
        <TextField
          type="file"
          name="picture"
          accept="image/*"
          label={text.picture}
          hint={text.pictureHint}
          className="noscript:hidden"
          onChange={({ target }) => readPicture(target.files?.[0])}
        />
        <TextAreaField
          name="payload"
          label={text.content}
          hint={text.contentHint}
          rows={2}
          spellCheck={false}
          defaultValue={posted}
          onChange={({ target }) => {
            isTyped.current = true
            readText(target.value)
          }}
        />
        <NoScriptButton>{text.explain}</NoScriptButton>
        {camera ? (
          <Camera
            decode={decode}
            onStop={end}
            onRead={(read) => {
              isTyped.current = false
              end()
              readText(read)
            }}
            onProblem={(problem) => {
              end()
              fail(problem)
            }}
          />
        ) : (
          <button
            type="button"
            onClick={() => setCamera(true)}
            className={`${buttonStyle.secondary} self-start noscript:hidden`}
          >
            {text.camera}
          </button>
        )}
        <ErrorText>{state.kind === 'problem' && text.problems[state.problem]}</ErrorText>
        <div ref={result} tabIndex={-1} aria-live="polite">
          {state.kind === 'reading' ? text.reading : said && <Explanation said={said} />}
        </div>
      </form>
    </Fold>
  )
}

/** Nothing in it is a link: an address is opened by no slip of the finger. */
function Explanation({ said }: { said: Explained }) {
  const text = useMessages(messages)
  return (
    <>
      <h3 className="text-lg">{text.kinds[said.kind]}</h3>
      {said.warnings.map((warning) => (
        <p key={warning} className="mt-2 font-semibold text-simrik">
          {text.warnings[warning]}
        </p>
      ))}
      <FactList className="mt-2">
        {said.facts.map(([name, value]) => (
          <Fact
            key={name}
            name={text.facts[name]}
            className="font-semibold wrap-anywhere whitespace-pre-wrap"
          >
            <bdi translate="no">{value}</bdi>
          </Fact>
        ))}
      </FactList>
    </>
  )
}
