import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { finishSignIn } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

/** Back from Google: opens the session, takes the traces out of the address, and says why it did not work. */
export function SignInReturn() {
  const { signIn, signInFailed, emailNotVerified, userBanned } = useWords(words)
  const [failure, setFailure] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()

  useEffect(() => {
    let isGone = false
    const finish = async () => {
      const back = await finishSignIn(search).catch(() => undefined)
      if (!back || isGone) return
      await navigate({ search: back.search, hash }, { replace: true, preventScrollReset: true })
      // Who said no at Google knows that already.
      if (back.failure && back.failure !== 'access_denied') setFailure(back.failure)
    }
    void finish()
    return () => {
      isGone = true
    }
  }, [search, hash, navigate])

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  const reasons: Record<string, string> = { email_not_verified: emailNotVerified, user_banned: userBanned }
  return (
    <Notice ref={dialog} title={signIn}>
      {failure && (reasons[failure] ?? signInFailed)}
    </Notice>
  )
}
