import { describe, expect, test } from 'vitest'
import { chooseSteps, runInOrder } from './schedule.ts'

const step = (name: string, cores = 1, needs: string[] = []) => ({ name, cores, needs })
const steps = [step('format'), step('build'), step('unit'), step('browser', 2, ['build'])]

/** Runs the steps on two cores and writes down when each began and ended. */
async function record(list: typeof steps, failing: string[] = []) {
  const events: string[] = []
  const results = await runInOrder(
    list,
    2,
    async ({ name }) => {
      events.push(`+${name}`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`-${name}`)
      return { name, failed: failing.includes(name) ? 1 : 0 }
    },
    ({ name }, failedNeed) => ({ name: `${name} without ${failedNeed}`, failed: 1 }),
  )
  return { events, results }
}

describe('chooseSteps', () => {
  test('takes all without names, and what a named step needs', () => {
    expect(chooseSteps(steps, [])).toEqual(steps)
    expect(chooseSteps(steps, ['browser']).map(({ name }) => name)).toEqual(['build', 'browser'])
  })

  test('names the steps there are when one is unknown', () => {
    expect(() => chooseSteps(steps, ['e2e'])).toThrow('browser')
  })
})

describe('runInOrder', () => {
  test('runs two at a time, and one that wants both cores alone', async () => {
    const { events, results } = await record(steps)
    expect(events.slice(0, 2)).toEqual(['+format', '+build'])
    expect(events.slice(-2)).toEqual(['+browser', '-browser'])
    expect(results.map(({ name }) => name)).toEqual(['format', 'build', 'unit', 'browser'])
  })

  test('does not run what needs a failed step, but everything else', async () => {
    const { events, results } = await record(steps, ['build'])
    expect(events).not.toContain('+browser')
    expect(results.map(({ name }) => name)).toEqual(['format', 'build', 'unit', 'browser without build'])
  })

  test('refuses a whole chain', async () => {
    const chain = [step('one'), step('two', 1, ['one']), step('three', 1, ['two'])]
    const { results } = await record(chain, ['one'])
    expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1])
  })
})
