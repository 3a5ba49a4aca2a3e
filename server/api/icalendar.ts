import { daysAfter } from 'bikram-sambat-calendar/iso-day'

/** An event that fills one day of the common era. */
export interface DayEvent {
  /** The same for the same event in every answer. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  description: string
  url: string
}

interface CalendarHead {
  name: string
  description: string
  lang: string
  /** Of the data, not the hour, so that an unchanged calendar is the same text all day: `YYYY-MM-DD`. */
  asOf: string
}

const maxOctets = 75

/** A calendar of whole days (RFC 5545): CRLF, escaped texts, lines of at most 75 octets. */
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
    `UID:${event.uid}`,
    `DTSTAMP:${compact(asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(event.day, 1))}`,
    `SUMMARY;LANGUAGE=${lang}:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION;LANGUAGE=${lang}:${escaped(event.description)}`] : []),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Counts octets (a Devanagari letter has three) and never splits a letter. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
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
