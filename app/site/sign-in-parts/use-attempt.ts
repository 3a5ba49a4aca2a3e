import { type RefObject, useEffect, useRef, useState } from 'react'
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
  /** The ref of the form: its first invalid field gets the focus. */
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
    form,
  }
}

/** The value of a form field. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
