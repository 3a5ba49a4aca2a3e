import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type AuthResult, authFailure, type Failure } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type Field, failureText, isAbout } from './failure-text.ts'
import { messages } from './messages.ne.ts'

interface Attempts {
  isBusy: boolean
  /** Makes a call and stores its failure. */
  attempt: <Value>(call: () => Promise<AuthResult<Value>>) => Promise<AuthResult<Value>>
  /** Sets a failure without a call. */
  refuse: (code: string) => void
  /** The error message of a field. */
  problemOf: (field: Field) => string | undefined
  /** The error message where it concerns none of these fields. */
  otherProblem: (...fields: Field[]) => string | undefined
  /**
   * Properties of the form. Its first invalid field gets the focus.
   * @param submit gets the values by name; not called during an attempt
   */
  formProps: (submit: (fieldValue: (name: string) => string) => void) => {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  form: RefObject<HTMLFormElement | null>
}

export function useAttempt(): Attempts {
  const { failures } = useMessages(messages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  const attempt = async <Value>(call: () => Promise<AuthResult<Value>>): Promise<AuthResult<Value>> => {
    setBusy(true)
    setFailure(undefined)
    // The import of the client may fail too.
    const outcome = await call().catch((error: unknown) => ({
      failure: navigator.onLine ? authFailure(error) : { code: 'offline' },
    }))
    setBusy(false)
    setFailure(outcome.failure)
    return outcome
  }
  const said = failure && failureText(failures, failure)
  return {
    isBusy,
    attempt,
    refuse: (code) => setFailure({ code }),
    problemOf: (field) => (failure && isAbout(field, failure) ? said : undefined),
    otherProblem: (...fields) =>
      failure && fields.some((field) => isAbout(field, failure)) ? undefined : said,
    formProps: (submit) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        if (isBusy) return
        submit((name) => textOf(values.get(name)))
      },
    }),
    form,
  }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
