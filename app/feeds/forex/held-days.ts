import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import type { Rate, RatesCopy, RatesDay } from './rates-day.ts'

/** Largest plausible move of a rate from one day to the next. */
const mostMove = 0.1
/** Days further apart are not compared: a currency may have moved far in between. */
const comparedDays = 10
const confirmedAfterMs = 3_600_000

type KnownDays = Pick<Map<string, RatesCopy>, 'get'>

interface HeldDay {
  day: RatesDay
  /** When it was first read with these figures, in milliseconds since 1970. */
  since: number
  /** From when on a reading that agrees confirms it. */
  againAt: number
}

/**
 * Holds back days with a rate that moved more than a tenth against the last known day before, of at most ten days
 * earlier. A held day is neither shown nor stored. It is accepted when it is read once more, at least an hour later, with
 * figures that agree; or when a later day agrees with it: that one is accepted at once, the held one at its next reading.
 * Later readings of an accepted day need only agree with that one.
 */
export class HeldDays {
  readonly #held = new Map<string, HeldDay>()

  /** The days of an answer that are accepted. `days` ascend; `before` is the last known one before them, `known` are others. */
  accept(days: readonly RatesDay[], before: RatesDay | undefined, now: Date, known?: KnownDays): RatesDay[] {
    let last = before
    return days.filter((day) => {
      const same = known?.get(day.date)?.day
      const isAccepted =
        agree(day, last) ||
        (same && agree(day, same)) ||
        this.#isConfirmed(day, now) ||
        this.#confirmsEarlier(day)
      if (isAccepted) {
        this.#held.delete(day.date)
        last = day
      } else this.#hold(day, now)
      return isAccepted
    })
  }

  /** When a held day may be read again, in milliseconds since 1970; undefined: now. */
  readAgainAt(date: string, now: Date): number | undefined {
    const at = this.#held.get(date)?.againAt ?? 0
    return at > now.getTime() ? at : undefined
  }

  /** Releases the day of a stored copy that is newer than the hold: another server accepted it. */
  release({ day, copiedAt }: RatesCopy) {
    if (Date.parse(copiedAt) > (this.#held.get(day.date)?.since ?? 0)) this.#held.delete(day.date)
  }

  /** The latest held day. */
  get latest(): string | undefined {
    return [...this.#held.keys()].toSorted().at(-1)
  }

  #hold(day: RatesDay, now: Date) {
    const known = this.#held.get(day.date)
    const since = known && agree(day, known.day) ? known.since : now.getTime()
    this.#held.set(day.date, { day, since, againAt: since + confirmedAfterMs })
  }

  #isConfirmed(day: RatesDay, now: Date): boolean {
    const known = this.#held.get(day.date)
    return known !== undefined && now.getTime() >= known.againAt && agree(day, known.day)
  }

  #confirmsEarlier(day: RatesDay): boolean {
    const earlier = [...this.#held.values()].find(
      (held) => held.day.date < day.date && isComparable(held.day, day) && agree(day, held.day),
    )
    if (earlier) earlier.againAt = 0
    return earlier !== undefined
  }
}

const isComparable = (before: RatesDay, day: RatesDay) => daysBetween(before.date, day.date) <= comparedDays

/** Whether all rates of two days are within `mostMove`. */
function agree(day: RatesDay, before: RatesDay | undefined): boolean {
  if (!before || !isComparable(before, day)) return true
  return day.rates.every((rate) => {
    const other = before.rates.find(({ currency }) => currency.iso3 === rate.currency.iso3)
    return (
      !other || (['buy', 'sell'] as const).every((side) => areNear(perOne(rate, side), perOne(other, side)))
    )
  })
}

const perOne = (rate: Rate, side: 'buy' | 'sell') => Number(rate[side]) / rate.currency.unit

/** A side that is not published is 0, and agrees with everything. */
const areNear = (one: number, other: number) =>
  one === 0 || other === 0 || Math.abs(one - other) <= mostMove * other
