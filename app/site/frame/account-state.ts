import type { Lang } from '#app/kit/language.ts'
import { watchUser } from '#app/platform/auth/session.ts'
import { currentUser, reloadUser } from '#app/platform/auth/user-state.ts'

/** Draws the account menu into `[data-account]`. Its code is fetched for signed-in users only. */
export function startAccount(lang: Lang): void {
  let shown = ''
  const show = () => {
    const user = currentUser()
    const state = JSON.stringify(user)
    if (state === shown) return
    shown = state
    const places = document.querySelectorAll<HTMLElement>('[data-account]')
    if (!user) {
      for (const place of places) place.replaceChildren()
      return
    }
    // Without a network it may fail to load; the page works without it.
    void import('../account/account-menu.ts').then(
      ({ accountMenu }) => {
        if (shown !== state) return
        for (const place of places) place.replaceChildren(accountMenu(user, place.dataset.account, lang))
      },
      () => undefined,
    )
  }
  watchUser(show)
  show()
  // Another page of this tab may have signed in or out since.
  addEventListener('pageshow', ({ persisted }) => persisted && reloadUser())
}
