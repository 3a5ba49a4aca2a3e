import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const steps = process.env.TRIAL_STEPS ?? '10000'

test(`AUTH-04: in ${steps} steps of two people nobody but the owner opens an account`, async () => {
  const model = ['--project=db-postgres', 'server/auth/accounts/ways-in-model.db.test.ts']
  // On failure, stderr names the seed and the steps; the error contains it.
  const { stdout } = await promisify(execFile)('vitest', ['run', ...model], {
    env: { ...process.env, TRIAL_STEPS: steps, NO_COLOR: '1' },
  })
  expect(stdout).toMatch(/Tests +1 passed/)
})
