import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { tool } from '../tool.ts'

/** Tells that a number was tapped, never which one: who calls a helpline is nobody's business. */
export function recordCall() {
  recordUsage(tool.events.call)
}
