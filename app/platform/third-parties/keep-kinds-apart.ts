import { kindOfPage, type ThirdParties } from './parties.ts'

/**
 * A page's policy and the code of others in it belong to its document. From a page of one kind to one of another, links
 * therefore go by document: whatever ran on a page with ads is gone when the emergency numbers open.
 */
export function keepKindsApart(parties: ThirdParties): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (kindOfPage(link.pathname, parties) === document.documentElement.dataset.parties) return
    if (link.pathname === location.pathname) return
    event.preventDefault()
    location.assign(link.href)
  }
  // Before React Router's own links, which leave a prevented click alone.
  document.addEventListener('click', follow, true)
  return () => document.removeEventListener('click', follow, true)
}
