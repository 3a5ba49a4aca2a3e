import { barePath, type Lang, pathIn } from '#app/lib/language.ts'
import { isAuthCallback, startSignIn, watchUser } from '#app/platform/auth/browser-session.ts'
import { currentUser, reloadUser } from '#app/platform/auth/user-state.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'

/** Draws the account menu into `[data-account]`. Its code is fetched for signed-in users only. */
export function startAccount(lang: Lang): void {
  let shown = ''
  const show = () => {
    const user = currentUser()
    const state = JSON.stringify(user)
    if (state === shown) return
    shown = state
    const menus = document.querySelectorAll<HTMLElement>('[data-account]')
    if (!user) {
      for (const menu of menus) menu.replaceChildren()
      return
    }
    // Without a network it may fail to load; the page works without it.
    void import('./account-menu.ts').then(
      ({ accountMenu }) => {
        if (shown !== state) return
        for (const menu of menus) menu.replaceChildren(accountMenu(user, menu.dataset.account, lang))
      },
      () => undefined,
    )
  }
  watchUser(show)
  show()
  // Another page of this tab may have signed in or out since.
  addEventListener('pageshow', ({ persisted }) => persisted && reloadUser())
}

/** Pages that show the result of a Google sign-in themselves. */
const ownAnswer = /^\/(sign-in|forgot-password|profile)$/

/** Sign-in links that need no page of their own (`sign-in.tsx`), and the return from Google. */
export function startSignInLinks(lang: Lang): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sign-in]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (link.dataset.signIn === 'none') return void showWords('signInMissing', lang)
    link.setAttribute('aria-busy', 'true')
    startSignIn(pathIn(lang, '/')).catch(() => {
      link.removeAttribute('aria-busy')
      void showWords('signInFailed', lang)
    })
  })
  if (isAuthCallback(location.search) && !ownAnswer.test(barePath(location.pathname)))
    void finishCallback(lang)
}

async function finishCallback(lang: Lang) {
  const { finishCallback: finish } = await import('./sign-in-callback.ts')
  const failure = await finish(lang)
  if (failure) showNotice(failure)
}

async function showWords(name: 'signInMissing' | 'signInFailed', lang: Lang) {
  const { messages } = await import('../messages.ne.ts')
  showNotice(messages[lang][name])
}

function showNotice(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-sign-in-notice]')
  const container = dialog?.querySelector('p')
  if (!dialog || !container) return
  container.textContent = message
  dialog.showModal()
}
