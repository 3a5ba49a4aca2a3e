import { barePath, type Lang, pathIn } from '#app/lib/language.ts'
import { isAuthCallback, startSignIn, watchUser } from '#app/platform/auth/browser-session.ts'
import { currentUser, reloadUser } from '#app/platform/auth/user-state.ts'
import { isPlainClick, replaceSearch } from '#app/platform/navigation/change-address.ts'

/** Has the account menu drawn into `[data-account]`. Its code is fetched for signed-in users only. */
export function startAccount(lang: Lang): void {
  let isStarted = false
  const start = () => {
    if (isStarted || !currentUser()) return
    isStarted = true
    // Without a network it may fail to load; the page works without it.
    void import('./account-menu.tsx').then(
      ({ drawAccountMenus }) => drawAccountMenus(lang),
      () => {
        isStarted = false
      },
    )
  }
  watchUser(start)
  start()
  // Another page of this tab may have signed in or out since.
  addEventListener('pageshow', ({ persisted }) => persisted && reloadUser())
}

/** Pages that show the result of a Google sign-in themselves. */
const ownAnswer = /^\/(sign-in|forgot-password|profile)$/

/** Sign-in links that need no page of their own (`nav.tsx`), and the return from Google. */
export function startSignInLinks(lang: Lang): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (link.dataset.signIn === 'none') return void showMessage('signInMissing', lang)
    link.setAttribute('aria-busy', 'true')
    const next = new URL(link.href).searchParams.get('next') ?? '/'
    startSignIn(pathIn(lang, next)).catch(() => {
      link.removeAttribute('aria-busy')
      void showMessage('signInFailed', lang)
    })
  })
  if (isAuthCallback(location.search) && !ownAnswer.test(barePath(location.pathname)))
    finishCallback(lang).catch(() => showMessage('signInFailed', lang))
}

/**
 * After the redirect from Google: opens the session, removes the parameters from the URL and shows what failed. A user with a
 * second factor is redirected to the page that verifies it.
 */
async function finishCallback(lang: Lang) {
  const { finishSignIn } = await import('#app/platform/auth/finish-sign-in.ts')
  const { search, failure } = await finishSignIn(location.search)
  replaceSearch(search)
  if (failure) {
    const { signInFailure } = await import('#app/platform/auth/sign-in-failure.ts')
    const reason = signInFailure(lang, failure)
    if (reason) showNotice(reason)
  } else if (document.querySelector('[data-second-factors]')) {
    const { missingFactor } = await import('#app/platform/auth/factors.ts')
    if ((await missingFactor()).value?.factorId) location.assign(pathIn(lang, '/sign-in'))
  }
}

async function showMessage(name: 'signInMissing' | 'signInFailed', lang: Lang) {
  const { messages } = await import('./messages.ne.ts')
  showNotice(messages[lang][name])
}

function showNotice(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-sign-in-notice]')
  const container = dialog?.querySelector('p')
  if (!dialog || !container) return
  container.textContent = message
  dialog.showModal()
}
