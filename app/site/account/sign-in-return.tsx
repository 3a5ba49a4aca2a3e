import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { finishSignIn } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Notice } from '../frame/notice.tsx'
import { words } from './words.ts'

/** Back from Google: opens the session, takes the traces out of the address, and says why it did not work. */
export default function SignInReturn() {
  const text = useWords(words)
  const [failure, setFailure] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [came] = useState(search)

  const clean = useEffectEvent((rest: string) =>
    navigate({ search: rest, hash }, { replace: true, preventScrollReset: true }),
  )

  useEffect(() => {
    const finish = async () => {
      const back = await finishSignIn(came)
      await clean(back.search)
      // Who said no at Google knows that already.
      if (back.failure !== 'access_denied') setFailure(back.failure)
    }
    void finish()
  }, [came])

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  const reasons: Record<string, string> = {
    email_not_verified: text.emailNotVerified,
    user_banned: text.userBanned,
  }
  return (
    <Notice ref={dialog} title={text.signIn}>
      {failure && (reasons[failure] ?? text.failed)}
    </Notice>
  )
}
