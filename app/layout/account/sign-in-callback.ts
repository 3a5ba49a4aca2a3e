import { type Lang, pathIn } from '#app/lib/language.ts'
import { missingFactor } from '#app/platform/auth/factors.ts'
import { finishSignIn } from '#app/platform/auth/finish-sign-in.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { messages } from './messages.ne.ts'

/**
 * After the redirect from Google: opens the session and removes the parameters from the URL. Then redirects a user with
 * a second factor to the page that verifies it.
 * @returns the error message, if any
 */
export async function finishCallback(lang: Lang): Promise<string | undefined> {
  const { search, failure } = await finishSignIn(location.search)
  replaceSearch(search)
  if (!failure) {
    if (!document.querySelector('[data-second-factors]')) return undefined
    if ((await missingFactor()).value?.factorId) location.assign(pathIn(lang, '/sign-in'))
    return undefined
  }
  // A sign-in that was cancelled at Google needs no message.
  if (failure === 'access_denied') return undefined
  const text = messages[lang]
  const reasons: Record<string, string> = {
    email_not_verified: text.emailNotVerified,
    account_not_linked: text.notJoined,
    user_banned: text.userBanned,
    other_secret: text.otherSecret,
  }
  return reasons[failure] ?? text.failed
}
