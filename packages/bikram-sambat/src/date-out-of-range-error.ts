/**
 * Thrown for a day that the calendar table does not hold: beyond its month's length, outside BS 2000 to 2090
 * (1943-04-14 to 2034-04-13), or not made of whole numbers.
 */
export class DateOutOfRangeError extends Error {
  override readonly name = 'DateOutOfRangeError'

  constructor() {
    super('Date out of range')
  }
}
