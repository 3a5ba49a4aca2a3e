import { useRef, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { startSignIn } from '#app/platform/auth/session.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

/** Signed out, a Sign In button. Where Google is not configured, it says so. */
export function SignIn() {
  const { signIn, signInMissing, signInFailed } = useWords(words)
  const { signsInWithGoogle } = useSite()
  const lang = useLang()
  const [isLeaving, setLeaving] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const begin = () => {
    if (!signsInWithGoogle) return dialog.current?.showModal()
    setLeaving(true)
    startSignIn(pathIn(lang, '/')).catch(() => {
      setLeaving(false)
      dialog.current?.showModal()
    })
  }
  return (
    <>
      <button type="button" className={buttonStyle.quiet} aria-busy={isLeaving} onClick={begin}>
        {signIn}
      </button>
      <Notice ref={dialog} title={signIn}>
        {signsInWithGoogle ? signInFailed : signInMissing}
      </Notice>
    </>
  )
}
