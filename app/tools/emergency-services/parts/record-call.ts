import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { tool } from '../tool.ts'

const [callEvent = ''] = tool.events.used

/** Tells that a number was tapped, never which one: who calls a helpline is nobody's business. */
export function recordCall() {
  recordUsage(callEvent)
}
