const digit = '[0-9०-९]'
const numeric = new RegExp(`^${digit}[0-9०-९\\s/.।-]*$`)
const wholeDate = new RegExp(`^${digit}{4}-${digit}{2}-${digit}{2}$`)

/**
 * Puts hyphens into a date that begins with its year, `2082042` → `2082-04-2`. What was deleted or typed before the end of
 * the text is left alone, so that the caret stays where it is; so are names of months and dates that begin with the day.
 */
export function withHyphens(previous: string, text: string, caretAtEnd: boolean): string {
  const trimmed = text.trim()
  if (!caretAtEnd || previous.startsWith(text) || !numeric.test(trimmed)) return text
  const [year = '', ...rest] = trimmed.split(/[^0-9०-९]+/)
  if (rest.length === 0) {
    if (year.length <= 4 || year.length > 8) return text
    return [year.slice(0, 4), year.slice(4, 6), year.slice(6)].filter(Boolean).join('-')
  }
  const [month = '', day, ...more] = rest
  if (year.length !== 4 || more.length > 0 || month.length > 4) return text
  if (day !== undefined) {
    // A day of one digit may be the beginning of one with two, unless it was pasted.
    const isPasted = text.length - previous.length > 1
    return [year, twoDigits(month), isPasted && day !== '' ? twoDigits(day) : day].join('-')
  }
  return [year, month.slice(0, 2), month.slice(2)].filter((part, index) => part || index === 1).join('-')
}

/** Whether all eight digits of a date are there. */
export function isWhole(text: string): boolean {
  return wholeDate.test(text.trim())
}

/** Whether a text has the name of a month, or another word. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

function twoDigits(text: string): string {
  return text.length === 1 ? `${/[०-९]/.test(text) ? '०' : '0'}${text}` : text
}
