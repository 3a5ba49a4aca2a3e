/** The seed of a run, to repeat what it met: `TRIAL_SEED=…`. */
export const seedOfRun = Number(process.env.TRIAL_SEED ?? Date.now() % 1_000_000)

/** Numbers from 0 to 1 that are the same for the same seed: a linear congruential generator of 32 bits. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
