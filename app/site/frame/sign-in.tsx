import { type MouseEvent, useRef, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import { startSignIn } from '#app/platform/auth/session.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Notice } from '#app/ui/notice.tsx'
import { words } from './words.ts'

interface SignInProps {
  /** The page to come back to from there; else home. */
  next?: string
}

/**
 * Signed out, the way to sign in: a page, which also waits for a press that came before this code. Where Google is the
 * only way there is nothing to choose, and where there is none, nothing to see.
 */
export function SignIn({ next }: SignInProps) {
  const { signIn, signInMissing, signInFailed, close } = useWords(words)
  const [method, ...more] = useSite().authMethods.filter((name) => name !== 'totp')
  const lang = useLang()
  const staysHere = more.length === 0 && (!method || method === 'google')
  const [isLeaving, setLeaving] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const begin = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForNewTab || !staysHere) return
    event.preventDefault()
    if (!method) return dialog.current?.showModal()
    setLeaving(true)
    startSignIn(pathIn(lang, '/')).catch(() => {
      setLeaving(false)
      dialog.current?.showModal()
    })
  }
  return (
    <>
      <AppLink
        to={next ? `/sign-in?next=${next}` : '/sign-in'}
        className={buttonStyle.quiet}
        aria-busy={isLeaving}
        onClick={begin}
        // A press that leaves no page is none of `keepKindsApart`.
        {...(staysHere && { target: '_self' })}
      >
        {signIn}
      </AppLink>
      <Notice ref={dialog} title={signIn} close={close}>
        {method ? signInFailed : signInMissing}
      </Notice>
    </>
  )
}
