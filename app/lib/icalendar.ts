import { daysAfter } from '@chautari/bikram-sambat/iso-day'

/** An event that fills one day of the common era. */
export interface DayEvent {
  /** The same for the same event in every answer. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  description: string
  url?: string
  /** When the event reminds of itself, in hours from the beginning of its day. */
  alarmHours?: number
}

interface CalendarHead {
  name: string
  description: string
  lang: string
  /** Of the data, not the hour, so that an unchanged calendar is the same text all day: `YYYY-MM-DD`. */
  asOf: string
}

const maxOctets = 75

/** A calendar of whole days (RFC 5545): CRLF, escaped texts, lines of at most 75 octets. All calendar files are written here. */
export function calendarText(
  { name, description, lang, asOf }: CalendarHead,
  events: readonly DayEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chautari//Nepali calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `NAME;LANGUAGE=${lang}:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, lang, asOf)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: DayEvent, lang: string, asOf: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${compact(asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(event.day, 1))}`,
    `SUMMARY;LANGUAGE=${lang}:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION;LANGUAGE=${lang}:${escaped(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    'TRANSP:TRANSPARENT',
    ...(event.alarmHours === undefined ? [] : alarmLines(event.summary, event.alarmHours)),
    'END:VEVENT',
  ]
}

function alarmLines(text: string, hours: number): string[] {
  const trigger = `TRIGGER:${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(text)}`, trigger, 'END:VALARM']
}

const compact = (day: string) => day.replaceAll('-', '')

/** Without control characters, which a text may not have. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Counts octets (a Devanagari letter has three) and never splits a letter. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    // In UTF-8; beyond three octets it is a pair in this text.
    const size = letter < '\u0080' ? 1 : letter < '\u0800' ? 2 : letter.length + 2
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ''
      // The space in front of a continuation counts.
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
