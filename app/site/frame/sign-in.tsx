import { useRef } from 'react'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { words } from './words.ts'

/** Signed out, a Sign In button. Without a configured way to sign in, it says so. */
export function SignIn() {
  const { signIn, signInMissing, close } = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className={buttonStyle.quiet} onClick={() => dialog.current?.showModal()}>
        {signIn}
      </button>
      <dialog
        ref={dialog}
        aria-label={signIn}
        className="m-auto max-w-sm rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
      >
        <p>{signInMissing}</p>
        <form method="dialog" className="mt-4 flex justify-end">
          <button type="submit" className={buttonStyle.primary}>
            {close}
          </button>
        </form>
      </dialog>
    </>
  )
}
