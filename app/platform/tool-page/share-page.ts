const shownMs = 2000

/**
 * Brings the buttons for sharing and printing to life. They send the tool's answer, else its name,
 * and the address of the page without query and fragment.
 */
export function startSharing(): void {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => print())
  const address = () => location.origin + location.pathname
  const title = () => document.querySelector('h1')?.textContent ?? ''
  const answer = () => document.querySelector<HTMLElement>('[data-answer]')?.dataset.answer ?? title()
  const copy = document.querySelector<HTMLButtonElement>('[data-copy-link]')
  const label = copy?.querySelector('span')
  const drawing = copy?.querySelector('use')
  if (!copy || !label || !drawing) return
  const words = label.textContent
  const show = (isCopied: boolean) => {
    label.textContent = isCopied ? (label.dataset.copied ?? '') : words
    const sprite = drawing.getAttribute('href')?.split('#')[0] ?? ''
    drawing.setAttribute('href', `${sprite}#${isCopied ? 'check' : 'link'}`)
  }
  let timer: ReturnType<typeof setTimeout>
  copy.addEventListener('click', () => {
    navigator.clipboard
      .writeText(`${answer()}\n${address()}`)
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
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    navigator.share({ title: title(), text: answer(), url: address() }).catch(() => undefined)
  })
}
