/**
 * Thrown for a day that the calendar table does not hold: beyond its month's length, outside BS 1970 to 2090
 * (1913-04-13 to 2034-04-13), or not made of whole numbers.
 */
export class DateOutOfRangeError extends Error {
  override readonly name = 'DateOutOfRangeError'

  constructor() {
    super('Date out of range')
  }
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
