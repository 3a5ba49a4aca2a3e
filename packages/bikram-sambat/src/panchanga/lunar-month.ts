import { elongation, nearestTurn, sunLongitude } from './surya-siddhanta.ts'

/** Degrees that the moon gains on the sun in a day, on average. */
const dailyGain = 12.19
const meanMonthDays = 29.53

/** A month from new moon to new moon that carries festivals. */
export interface LunarMonth {
  /** 1 is Chaitra, 2 Vaishakha, up to 12, Phalguna. */
  readonly number: number
  /** The new moon with which it starts, in days since 1970, UTC. */
  readonly start: number
}

/**
 * The lunar months that start between two times (days since 1970, UTC), without the intercalary ones. A month
 * has its name from the sign in which the sun stands at its start; one that ends in the same sign is intercalary.
 */
export function lunarMonthsBetween(from: number, to: number): LunarMonth[] {
  const starts: number[] = []
  for (let time = newMoonNear(from); time < to + 3 * meanMonthDays; time = newMoonNear(time + meanMonthDays))
    starts.push(time)
  const signs = starts.map((start) => Math.floor(sunLongitude(start) / 30))
  const gains = signs.map((sign, index) => ((signs[index + 1] as number) - sign + 12) % 12)
  const months: LunarMonth[] = []
  let shift = 0
  for (const [index, start] of starts.slice(0, -3).entries()) {
    const number = (((signs[index] as number) + shift + 1) % 12) + 1
    const gain = gains[index] as number
    // A month that holds two signs soon after makes up for an intercalary one: all keep their turn (BS 2085).
    const isMadeUpFor = gain === 0 && gains.slice(index, index + 3).includes(2)
    if (gain > 0 || isMadeUpFor) months.push({ number, start })
    // Otherwise it stands for two months and carries the festivals of both (BS 2020, 2039).
    if (gain > 1 && shift === 0) months.push({ number: (number % 12) + 1, start })
    if (gain !== 1) shift = isMadeUpFor ? 1 : 0
  }
  return months
}

/** The new moon nearest to a time. The moon's speed varies by a sixth, so a step leaves a sixth of the error. */
function newMoonNear(time: number): number {
  let moment = time
  for (let step = 0; step < 4; step++) moment -= nearestTurn(elongation(moment)) / dailyGain
  return moment
}
