import type { CalendarDay } from '@chautari/bikram-sambat'

/** A day in both calendars. */
export interface DayPair {
  readonly bs: CalendarDay
  readonly ad: CalendarDay
}

/** One way of converting, with inputs in the form that the package takes. */
export interface Direction<Input> {
  inputOf: (pair: DayPair) => Input
  /** The answer as `YYYY-MM-DD`. */
  answer: (input: Input) => string
  /**
   * Converts all inputs and uses each result. Written out for each package and way: the engine compiles each loop for what it
   * meets there, and a shared one would be slowed by what the others return.
   */
  run: (inputs: readonly Input[]) => number
}

export interface Converter {
  name: string
  license: string
  /** Only the conversions, as a module whose bundle is measured. */
  moduleCode: string
  /** In which the module's imports are resolved. */
  folder: string
  directions: Record<Way, Direction<unknown>>
}

export type Way = 'bsToAd' | 'adToBs'

/** Gives a direction its place among those with other inputs. */
export function direction<Input>(parts: Direction<Input>): Direction<unknown> {
  return parts as Direction<unknown>
}

export function isoText({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
}

const pad = (part: number) => String(part).padStart(2, '0')
