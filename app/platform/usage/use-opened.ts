import { useEffect } from 'react'
import { recordUsage } from './record-usage.ts'

/** Records that a page was opened, once for each visit to it. */
export function useOpened(eventName: string): void {
  useEffect(() => recordUsage(eventName), [eventName])
}
