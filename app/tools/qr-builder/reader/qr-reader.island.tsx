import { useEffect, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import { Camera } from './camera.tsx'
import type { Explained } from './explain.ts'
import { messages } from './messages.ne.ts'
import { useReader } from './use-reader.ts'

/** @param posted the text of a form that was sent without JavaScript */
export default function QrReader({ posted }: { posted?: string | undefined }) {
  const text = useMessages(messages)
  const { state, toggleCamera, readText, readFile, fail } = useReader(posted)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Typing goes on; after a picture the answer is next.
    if (state.said && !state.isTyped) result.current?.focus()
  }, [state])
  const take = (files: FileList | null, event?: { preventDefault: () => void }) => {
    if (!files?.[0]) return
    event?.preventDefault()
    void readFile(files[0])
  }
  const form = useRef<HTMLFormElement>(null)
  // What was chosen or typed before this code had arrived.
  useOnHydration(() => {
    const given = new FormData(form.current ?? undefined)
    const [picture, payload] = [given.get('picture'), given.get('payload')]
    if (picture instanceof Blob && picture.size > 0) void readFile(picture)
    else if (typeof payload === 'string' && payload !== (posted ?? '')) readText(payload, true)
  })
  return (
    <Fold heading={text.title} id="qr-reader" isOpen={Boolean(posted) || undefined} className="no-print mb-8">
      <form
        ref={form}
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => event.preventDefault()}
        onPaste={(event) => take(event.clipboardData.files, event)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event.dataTransfer.files, event)}
      >
        <p>{text.privacy}</p>
        <TextField
          type="file"
          name="picture"
          accept="image/*"
          label={text.picture}
          hint={text.pictureHint}
          className="noscript:hidden"
          onChange={({ target }) => take(target.files)}
        />
        <TextAreaField
          name="payload"
          label={text.content}
          hint={text.contentHint}
          rows={2}
          spellCheck={false}
          defaultValue={posted}
          onChange={({ target }) => readText(target.value, true)}
        />
        <NoScriptButton>{text.explain}</NoScriptButton>
        {state.is === 'camera' && <Camera label={text.preview} onRead={readText} onProblem={fail} />}
        <button
          type="button"
          onClick={toggleCamera}
          className={`${buttonStyle.secondary} self-start noscript:hidden`}
        >
          {state.is === 'camera' ? text.stopCamera : text.camera}
        </button>
        <ErrorText>{state.problem && text.problems[state.problem]}</ErrorText>
        <div ref={result} tabIndex={-1} aria-live="polite">
          {state.is === 'reading' ? text.reading : state.said && <Explanation {...state.said} />}
        </div>
      </form>
    </Fold>
  )
}

/** Has no links, so that no address is opened by accident. */
function Explanation({ kind, facts, warnings }: Explained) {
  const text = useMessages(messages)
  return (
    <>
      <h3 className="text-lg">{text.kinds[kind]}</h3>
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 font-semibold text-simrik">
          {text.warnings[warning]}
        </p>
      ))}
      <FactList className="mt-2 wrap-anywhere whitespace-pre-wrap">
        {facts.map(([name, value]) => (
          <Fact key={name} name={text.facts[name]}>
            <bdi translate="no">{value}</bdi>
          </Fact>
        ))}
      </FactList>
    </>
  )
}
