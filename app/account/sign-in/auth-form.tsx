import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type FieldKind, inputs, isAbout, useAttempt } from './attempt.ts'
import { messages } from './messages.ne.ts'

/** What was typed, by the names of the fields; empty where there is no such field. */
type Typed = Record<(typeof inputs)[FieldKind]['name'], string>

/** A button of the form. */
export interface FormAct {
  label: string
  /** The fields that it needs; by default all. */
  needs?: readonly FieldKind[]
  call: (typed: Typed) => Promise<AuthResult>
}

interface AuthFormProps {
  fields?: readonly FieldKind[]
  /** For the first field. */
  input?: Partial<ComponentProps<typeof TextField>>
  /** The first one also at Enter. */
  acts: readonly FormAct[]
  /** None of the buttons stands out. */
  isQuiet?: boolean | undefined
  onDone?: (() => void) | undefined
  /** Said when it worked. */
  done?: string
  /** Above the fields. */
  children?: ReactNode
}

/** The form of every step: fields, their messages, and the buttons that make a call. The first wrong field gets the focus. */
export function AuthForm({ fields = [], input, acts, isQuiet, onDone, done, children }: AuthFormProps) {
  const { wait, failures } = useMessages(messages)
  const { isBusy, attempt, failure, message, problem } = useAttempt()
  const [pressed, setPressed] = useState(0)
  // Before hydration the browser would submit the form itself, with the password.
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = Number(event.nativeEvent.submitter?.getAttribute('value'))
    const act = acts[at]
    if (isBusy || !act) return
    setPressed(at)
    const typed = readFields(event.currentTarget, act.needs ?? fields)
    const outcome = await attempt(async () => (typed.failure ? typed : await act.call(typed.value)), done)
    if (!outcome.failure) onDone?.()
  }
  const wrong = failure && fields.find((kind) => isAbout(failures, kind, failure))
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {children}
      {fields.map((kind, at) => (
        <InputField key={kind} kind={kind} error={kind === wrong && problem} {...(at === 0 && input)} />
      ))}
      <ErrorText>{wrong ? undefined : problem}</ErrorText>
      {acts.map(({ label }, at) => (
        <button
          key={label}
          type="submit"
          value={at}
          disabled={!isHydrated}
          aria-disabled={isBusy}
          className={`${buttonStyle[isQuiet || at > 0 ? 'secondary' : 'primary']} w-full aria-disabled:opacity-60`}
        >
          {isBusy && pressed === at ? (
            <>
              <Spinner />
              {wait}
            </>
          ) : (
            label
          )}
        </button>
      ))}
      {done && (
        <p role="status" className="min-h-7 text-sm">
          {message}
        </p>
      )}
    </form>
  )
}

function readFields(form: HTMLFormElement, kinds: readonly FieldKind[]): AuthResult<Typed> {
  const data = new FormData(form)
  const value: Typed = { full_name: '', email: '', password: '', code: '' }
  for (const kind of kinds) {
    const { name, read, wrong } = inputs[kind]
    const given = data.get(name)
    const typed = read(typeof given === 'string' ? given : '')
    if (typed === undefined) return { failure: { code: wrong } }
    value[name] = typed
  }
  return { value }
}

type InputFieldProps = { kind: FieldKind } & Partial<ComponentProps<typeof TextField>>

/** Uncontrolled, so that input before hydration is kept. */
function InputField({ kind, ...given }: InputFieldProps) {
  const text = useMessages(messages)
  const [isShown, setShown] = useState(false)
  const password = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 128,
    controlClass: 'min-w-0 flex-1 basis-32',
    beside: (
      <button
        type="button"
        aria-label={isShown ? text.hidePassword : text.showPassword}
        onClick={() => setShown(!isShown)}
        className={`${buttonStyle.secondary} shrink-0 px-3 text-sm`}
      >
        {isShown ? text.hide : text.show}
      </button>
    ),
  }
  const attributes: Record<FieldKind, Partial<ComponentProps<typeof TextField>>> = {
    fullName: { autoComplete: 'name', maxLength: 100 },
    email: { type: 'email', autoComplete: 'username', maxLength: 254 },
    password: { ...password, autoComplete: 'current-password' },
    newPassword: { ...password, autoComplete: 'new-password', hint: text.passwordHint },
    // The six digits that were sent, or that an app shows.
    code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20, hint: text.codeHint },
    recoveryCode: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  }
  return <TextField label={text[kind]} name={inputs[kind].name} {...attributes[kind]} {...given} />
}

interface StepCardProps {
  title: string
  lead?: string
  /** Replaces the element that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** One thing to do, in the middle of the page. */
export function StepCard({ title, lead, takesFocus = false, children }: StepCardProps) {
  const { noScript } = useMessages(messages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <noscript>
        <p className="mt-4 font-semibold text-simrik">{noScript}</p>
      </noscript>
      {children}
    </Card>
  )
}

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={linkStyle}>
      {children}
    </AppLink>
  )
}

/** A button that looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className={linkStyle} {...props} />
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4 aria-disabled:text-muted aria-disabled:no-underline'
