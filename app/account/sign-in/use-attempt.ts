import { useState } from 'react'
import { type AuthResult, authFailure, type Failure } from '#app/platform/auth/auth-result.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { failureText } from './failure-text.ts'
import { messages } from './messages.ne.ts'

/** The state of a call that a button makes. */
export function useAttempt() {
  const { failures } = useMessages(messages)
  const [state, setState] = useState<{ isBusy: boolean; failure?: Failure | undefined; said?: string }>({
    isBusy: false,
  })
  /** @param done what is said when it worked */
  const attempt = async <Value>(call: () => Promise<AuthResult<Value>>, done = '') => {
    setState({ isBusy: true })
    // The import of the client may fail too.
    const outcome = await call().catch((error: unknown) => ({
      value: undefined,
      failure: navigator.onLine ? authFailure(error) : { code: 'offline' },
    }))
    setState({ isBusy: false, failure: outcome.failure, said: outcome.failure ? '' : done })
    return outcome
  }
  return { ...state, attempt, problem: state.failure && failureText(failures, state.failure) }
}
