import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { events } from '../tool.ts'

/** Tells that a number was tapped, never which one: who calls a helpline is nobody's business. */
export function recordCall() {
  recordUsage(events.call)
}
