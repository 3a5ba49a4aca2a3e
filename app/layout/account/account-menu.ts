import { type Lang, pathIn } from '#app/lib/language.ts'
import { signOut } from '#app/platform/auth/browser-session.ts'
import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import { messages } from './messages.ne.ts'

const item =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-start font-semibold text-ink hover:bg-hover'

/**
 * SHELL-03, SHELL-04: the menu of a signed-in visitor, in place of the Sign In button.
 * @param place in the `header` it is a dropdown; in the menu of a phone a plain list
 */
export function accountMenu(user: SignedInUser, place: string | undefined, lang: Lang): Node {
  return place === 'header' ? opening(user, lang) : links(user, lang)
}

function opening(user: SignedInUser, lang: Lang): HTMLElement {
  const name = user.fullName || user.email
  const style = 'flex size-11 items-center justify-center rounded-lg hover:bg-hover'
  const summary = element('summary', style, avatar(name, user.picture))
  summary.setAttribute('aria-label', messages[lang].accountOf(name))
  summary.title = name
  const panelStyle =
    'absolute end-0 top-full mt-1 w-60 rounded-xl border border-line bg-surface p-2 shadow-lg'
  const details = element('details', 'relative', summary, element('div', panelStyle, links(user, lang)))
  details.dataset.menu = ''
  return details
}

function links(user: SignedInUser, lang: Lang): DocumentFragment {
  const text = messages[lang]
  const out = element('button', item, text.signOut)
  out.type = 'button'
  out.addEventListener('click', () => void signOut())
  const entries = [
    link('/profile', text.myProfile, lang),
    ...(user.isAdmin ? [link('/admin', text.admin, lang)] : []),
    out,
  ]
  const all = document.createDocumentFragment()
  all.append(
    element('p', 'truncate px-3 py-1.5 text-sm text-muted', user.email),
    element('ul', '', ...entries.map((entry) => element('li', '', entry))),
  )
  return all
}

function link(path: string, name: string, lang: Lang): HTMLElement {
  const anchor = element('a', item, name)
  anchor.href = pathIn(lang, path)
  return anchor
}

/** The user's picture, or the first letter of the name with its vowel signs. Decorative: the name is shown as text. */
function avatar(name: string, picture: string | undefined): HTMLElement {
  const size = 'size-8 text-base shrink-0 rounded-full'
  if (picture) {
    const image = element('img', `${size} object-cover`)
    image.src = picture
    image.alt = ''
    return image
  }
  const letter = /\p{L}\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '?'
  const style = `${size} inline-flex items-center justify-center bg-brand font-bold text-on-brand`
  const initial = element('span', style, letter)
  initial.ariaHidden = 'true'
  return initial
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
) {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}
