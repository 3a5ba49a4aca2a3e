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
