import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

/** The reason why signing in failed; `sign-in-links.ts` fills it in and opens it. */
export function SignInNotice() {
  const { signIn, close } = useMessages(messages)
  const { authMethods } = useSite()
  return (
    <dialog
      data-sign-in-notice
      data-second-factors={authMethods.includes('totp') || undefined}
      aria-label={signIn}
      className="m-auto max-w-sm rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <p />
      <form method="dialog" className="mt-4 flex justify-end">
        <button type="submit" className={buttonStyle.primary}>
          {close}
        </button>
      </form>
    </dialog>
  )
}
