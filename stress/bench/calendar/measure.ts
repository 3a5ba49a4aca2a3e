import { median } from '../lib/figures.ts'
import { type Converter, type DayPair, isoText, type Way } from './converter.ts'

const ways: readonly Way[] = ['bsToAd', 'adToBs']

export interface Measured {
  converter: Converter
  /** Conversions in a second, median of the rounds. */
  rate: Record<Way, number>
  /** Days with another answer than the fixture, or none, of those that published calendars settle. */
  wrong: Record<Way, number>
}

interface Run {
  converter: Converter
  way: Way
  inputs: readonly unknown[]
  wrong: number
  rates: number[]
}

/** All converters take turns, in an order that begins with another one in each round. Two rounds before that are not counted. */
export function measure(
  converters: readonly Converter[],
  pairs: readonly DayPair[],
  isSettled: (pair: DayPair) => boolean,
  { rounds, sliceMs }: { rounds: number; sliceMs: number },
): Measured[] {
  const runs = converters.flatMap((converter) => ways.map((way) => checked(converter, way, pairs, isSettled)))
  for (let round = -2; round < rounds; round++)
    for (let turn = 0; turn < runs.length; turn++) {
      const run = runs[(turn + round + 2) % runs.length] as Run
      const rate = rateOf(run, sliceMs)
      if (round >= 0) run.rates.push(rate)
    }
  return converters.map((converter) => {
    const both = <Value>(read: (run: Run) => Value) =>
      Object.fromEntries(
        runs.filter((run) => run.converter === converter).map((run) => [run.way, read(run)]),
      ) as Record<Way, Value>
    return { converter, rate: both(({ rates }) => median(rates)), wrong: both(({ wrong }) => wrong) }
  })
}

/** Asks for every day once. What a converter throws at is left out of what is timed. */
function checked(
  converter: Converter,
  way: Way,
  pairs: readonly DayPair[],
  isSettled: (pair: DayPair) => boolean,
): Run {
  const { inputOf, answer } = converter.directions[way]
  let wrong = 0
  const inputs: unknown[] = []
  for (const pair of pairs) {
    const input = inputOf(pair)
    const got = answerOrNothing(() => answer(input))
    if (got !== undefined) inputs.push(input)
    if (isSettled(pair) && got !== isoText(way === 'bsToAd' ? pair.ad : pair.bs)) wrong++
  }
  return { converter, way, inputs, wrong, rates: [] }
}

function answerOrNothing(ask: () => string): string | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Conversions in a second, over all days again and again for about `sliceMs`. */
function rateOf({ converter, way, inputs }: Run, sliceMs: number): number {
  const { run } = converter.directions[way]
  let count = 0
  let used = 0
  const start = performance.now()
  let taken = 0
  do {
    used += run(inputs)
    count += inputs.length
    taken = performance.now() - start
  } while (taken < sliceMs)
  if (!(used > 0)) throw new Error(`${converter.name} gave nothing that could be added up.`)
  return (count / taken) * 1000
}
