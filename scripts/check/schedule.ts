interface Schedulable {
  name: string
  needs: string[]
  cores: number
}

interface Ended {
  failed: number
}

/** The steps named, plus those whose results they use, in the given order. No names means all. */
export function chooseSteps<S extends Schedulable>(steps: S[], names: string[]): S[] {
  if (names.length === 0) return steps
  const chosen = new Set<string>()
  const choose = (name: string) => {
    const step = steps.find((one) => one.name === name)
    if (!step) throw new Error(`No step ${name}; there are: ${steps.map((one) => one.name).join(', ')}`)
    step.needs.forEach(choose)
    chosen.add(name)
  }
  names.forEach(choose)
  return steps.filter((step) => chosen.has(step.name))
}

/**
 * Runs steps in order, as many at a time as there are cores for. A step whose need failed does not run: `refuse`
 * gives its result. A later step may overtake one that still waits.
 */
export async function runInOrder<S extends Schedulable, R extends Ended>(
  steps: S[],
  cores: number,
  run: (step: S) => Promise<R>,
  refuse: (step: S, failedNeed: string) => R,
): Promise<R[]> {
  const results = new Map<string, R>()
  const active = new Map<S, Promise<void>>()
  let waiting = steps
  while (waiting.length > 0 || active.size > 0) {
    const still: S[] = []
    let free = cores - [...active.keys()].reduce((sum, step) => sum + step.cores, 0)
    for (const step of waiting) {
      const failedNeed = step.needs.find((need) => (results.get(need)?.failed ?? 0) > 0)
      if (failedNeed !== undefined) {
        results.set(step.name, refuse(step, failedNeed))
      } else if (step.cores <= free && step.needs.every((need) => results.has(need))) {
        free -= step.cores
        const job = run(step).then((result) => {
          results.set(step.name, result)
          active.delete(step)
        })
        active.set(step, job)
      } else {
        still.push(step)
      }
    }
    waiting = still
    if (active.size > 0) await Promise.race(active.values())
  }
  return steps.flatMap((step) => results.get(step.name) ?? [])
}
