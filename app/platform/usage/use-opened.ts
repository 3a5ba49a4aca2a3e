import { useEffect } from 'react'
import { recordUsage } from './record-usage.ts'

/**
 * Records that a page was opened, once for each visit to it. In a task of its own: with the tab's first look at its storage
 * the page's first answer to a tap would come late on a cheap phone.
 */
export function useOpened(eventName: string): void {
  useEffect(() => {
    // Not cleared: whoever leaves in that moment was here all the same.
    setTimeout(() => recordUsage(eventName))
  }, [eventName])
}
