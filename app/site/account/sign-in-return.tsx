import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathIn } from '#app/kit/language.ts'
import { finishSignIn } from '#app/platform/auth/session.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Notice } from '#app/ui/notice.tsx'
import { words } from './words.ts'

/** Back from Google: opens the session, takes the traces out of the address, and says why it did not work. */
export default function SignInReturn() {
  const text = useWords(words)
  const lang = useLang()
  const { authMethods } = useSite()
  const [failure, setFailure] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [came] = useState(search)

  const clean = useEffectEvent((rest: string) =>
    navigate({ search: rest, hash }, { replace: true, preventScrollReset: true }),
  )

  // Whoever has a second factor shows it before anything else.
  const askForFactor = useEffectEvent(async () => {
    if (!authMethods.includes('totp')) return
    const { missingFactor } = await import('#app/platform/auth/client-factors.ts')
    if ((await missingFactor()).value?.factorId) await navigate(pathIn(lang, '/sign-in'))
  })

  useEffect(() => {
    const finish = async () => {
      const back = await finishSignIn(came)
      await clean(back.search)
      if (!back.failure) return await askForFactor()
      // A sign-in that was cancelled at Google needs no message.
      if (back.failure !== 'access_denied') setFailure(back.failure)
    }
    void finish()
  }, [came])

  useEffect(() => {
    if (failure) dialog.current?.showModal()
  }, [failure])

  const reasons: Record<string, string> = {
    email_not_verified: text.emailNotVerified,
    account_not_linked: text.notJoined,
    user_banned: text.userBanned,
  }
  return (
    <Notice ref={dialog} title={text.signIn} close={text.close}>
      {failure && (reasons[failure] ?? text.failed)}
    </Notice>
  )
}
