/**
 * Thrown for a day that the calendar table does not hold: beyond its month's length, outside BS 1970 to 2090
 * (1913-04-13 to 2034-04-13), or with fractions.
 */
export class DateOutOfRangeError extends Error {
  override readonly name = 'DateOutOfRangeError'

  constructor() {
    super('Date out of range')
  }
}

/** Thrown for an argument of another kind than the function takes, and for a period, weekday or order that does not exist. */
export class DateArgumentError extends TypeError {
  override readonly name = 'DateArgumentError'
}

/** What to throw for these parts of a date, which are no day of the table. */
export function refusalOf(...parts: readonly unknown[]): Error {
  if (parts.every((part) => typeof part === 'number')) return new DateOutOfRangeError()
  return new DateArgumentError(
    'A date is { year, month, day }, all numbers. A text goes to parseBs, a Date to todayInNepal.',
  )
}

/**
 * Thrown by strict conversions for a day that exists and that published calendars do not settle: `computed` when the
 * official calendar of its year is not out, `contested` when published calendars give it two dates.
 */
export class UnsettledDateError extends Error {
  override readonly name = 'UnsettledDateError'
  readonly reason: 'computed' | 'contested'

  constructor(reason: 'computed' | 'contested') {
    super(`Date not settled: ${reason}`)
    this.reason = reason
  }
}

/** What a computation gives, undefined where it leaves the calendar table. */
export function inTable<Value>(compute: () => Value): Value | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return undefined
    throw error
  }
}
