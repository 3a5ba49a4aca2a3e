import { useLayoutEffect } from 'react'
import { recordUsage } from './record-usage.ts'

/**
 * Records that a page was opened, once for each visit to it. In a task of its own: with the tab's first look at its storage
 * the page's first answer to a tap would come late on a cheap phone. Planned before any effect runs, so that it is told
 * before what the page does next.
 */
export function useOpened(eventName: string): void {
  useLayoutEffect(() => {
    // Not cleared: whoever leaves in that moment was here all the same.
    setTimeout(() => recordUsage(eventName))
  }, [eventName])
}
