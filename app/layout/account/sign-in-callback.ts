import { type Lang, pathIn } from '#app/lib/language.ts'
import { missingFactor } from '#app/platform/auth/factors.ts'
import { finishSignIn } from '#app/platform/auth/finish-sign-in.ts'
import { signInFailure } from '#app/platform/auth/sign-in-failure.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'

/**
 * After the redirect from Google: opens the session and removes the parameters from the URL. Then redirects a user with
 * a second factor to the page that verifies it.
 * @returns the error message, if any
 */
export async function finishCallback(lang: Lang): Promise<string | undefined> {
  const { search, failure } = await finishSignIn(location.search)
  replaceSearch(search)
  if (!failure && document.querySelector('[data-second-factors]')) {
    if ((await missingFactor()).value?.factorId) location.assign(pathIn(lang, '/sign-in'))
  }
  return signInFailure(lang, failure)
}
