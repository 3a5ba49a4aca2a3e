import { isPlainTap } from '../navigation/plain-tap.ts'
import { kindOfPage, type ThirdParties } from './parties.ts'

/**
 * A page's policy and the code of others in it belong to its document. From a page of one kind to one of another, links
 * therefore go by document: whatever ran on a page with ads is gone when the emergency numbers open.
 */
export function keepKindsApart(parties: ThirdParties): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (
      !link ||
      !isPlainTap(event) ||
      event.defaultPrevented ||
      link.target ||
      link.origin !== location.origin
    )
      return
    if (kindOfPage(link.pathname, parties) === document.documentElement.dataset.parties) return
    if (link.pathname === location.pathname) return
    event.preventDefault()
    location.assign(link.href)
  }
  // Before links are followed inside the document: a prevented click is left alone there.
  document.addEventListener('click', follow, true)
  return () => document.removeEventListener('click', follow, true)
}
