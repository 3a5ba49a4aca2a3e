import type { Lang } from '#app/lib/language.ts'
import { messages } from '../i18n/messages.ne.ts'

const shownMs = 2000

/** Brings the share buttons to life. What the visitor typed is no part of the address that is shared. */
export function startSharing(lang: Lang): void {
  const address = () => location.origin + location.pathname
  const copy = document.querySelector<HTMLButtonElement>('[data-copy-link]')
  const label = copy?.querySelector('span')
  const drawing = copy?.querySelector('use')
  if (!copy || !label || !drawing) return
  const show = (isCopied: boolean) => {
    label.textContent = isCopied ? messages[lang].copied : messages[lang].copyLink
    const sprite = drawing.getAttribute('href')?.split('#')[0] ?? ''
    drawing.setAttribute('href', `${sprite}#${isCopied ? 'check' : 'link'}`)
  }
  let timer: ReturnType<typeof setTimeout>
  copy.addEventListener('click', () => {
    navigator.clipboard
      .writeText(address())
      .then(() => {
        show(true)
        clearTimeout(timer)
        timer = setTimeout(() => show(false), shownMs)
      })
      .catch((error: unknown) => console.warn('Copying failed', error))
  })
  const share = document.querySelector<HTMLButtonElement>('[data-share]')
  if (!share || !('share' in navigator)) return
  share.hidden = false
  share.addEventListener('click', () => {
    const title = document.querySelector('h1')?.textContent ?? ''
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    navigator.share({ title, url: address() }).catch(() => undefined)
  })
}
