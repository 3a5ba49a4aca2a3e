import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { events } from '../tool.ts'

/** Records that a number was tapped, never which one: calls to a helpline are private. */
export function recordCall() {
  recordUsage(events.call)
}
