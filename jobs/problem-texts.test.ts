import { expect, test } from 'vitest'
import { messages } from '#app/records/problems/messages.ne.ts'
import { jobs } from './jobs.ts'
import { upstreamHealthKeys } from './problems.ts'

test('every source and every job has a name for operators', () => {
  const named = Object.keys(messages.en.subjects)
  const subjects = [...upstreamHealthKeys, ...jobs.map(({ name }) => name), 'smtp', 'SMTP_URL']
  expect(named.toSorted()).toEqual(subjects.toSorted())
})
