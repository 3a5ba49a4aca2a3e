import type { ComponentProps } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { telHref } from '#app/records/emergency-numbers/number.ts'
import { events } from '../tool.ts'

/** Calls a number. The usage log records that a number was tapped, never which one: calls to a helpline are private. */
export function CallLink({ number, ...link }: ComponentProps<'a'> & { number: string }) {
  return <a href={telHref(number)} onClick={() => recordUsage(events.call)} {...link} />
}
