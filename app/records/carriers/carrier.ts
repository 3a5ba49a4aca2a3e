import { digitsIn } from '@chautari/bikram-sambat/digits'
import type * as z from 'zod/mini'
import { mobileLength } from '#app/lib/mobile-number.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'
import type { carrierRecord } from './schema.ts'

type Licensed = Pick<z.output<typeof carrierRecord.shown>, 'status' | 'status_note' | 'status_note_ne'>

/** What has to be said beside the carrier of a number. */
export function carrierRemarks({ status, status_note, status_note_ne }: Licensed): Remark[] {
  const ended = remarkOf('service-ended', messages, ({ serviceEnded }, lang) => {
    const note = (lang === 'ne' && status_note_ne) || status_note
    return { ...serviceEnded, text: [serviceEnded.text, note].filter(Boolean).join(' ') }
  })
  return [...(status === 'ended' ? [ended] : []), issuedTo]
}

/** Portability has not started: the sources are in the article of the tool. */
export const issuedTo = remarkOf('issued-to', messages, (words) => words.issuedTo)

/** @param digits of a number that is read as a mobile number */
export function lengthRemarks(digits: number): Remark[] {
  if (digits === mobileLength) return []
  return [
    remarkOf('wrong-length', messages, ({ wrongLength }, lang) => ({
      chip: wrongLength.chip(digitsIn(lang, digits)),
      text: wrongLength.text(digitsIn(lang, digits)),
    })),
  ]
}
