import { useEffect } from 'react'
import { createPath, useNavigate } from 'react-router'
import { isPlainTap } from './plain-tap.ts'

/** Stands at links whose page the browser's code shows without a new document. */
export const innerLink = { 'data-inner': '' }

/**
 * Answers taps on links to other pages of this site, wherever they stand: one listener, since a page has up to a hundred
 * links and each would cost a cheap phone its part of the start. A tap before this runs, with the network off, or
 * on a stored copy (its band is no part of the next page) navigates by document: a stored page then answers, where the
 * loader's data would be missing.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    // React's own listeners stand at the same place and were there first: what a component refused is known here.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-inner]')
      if (!link || event.defaultPrevented || !isPlainTap(event) || !navigator.onLine) return
      if (document.getElementById('offline-copy')) return
      event.preventDefault()
      const path = createPath(link)
      void navigate(path, { replace: path === createPath(location) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
