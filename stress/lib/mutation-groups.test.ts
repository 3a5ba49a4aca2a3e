import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutationGroups } from './mutation-groups.ts'

test('each path of the mutated code and of its tests is that of a file', () => {
  const paths = mutationGroups.flatMap(({ mutate, tests }) => [...mutate, ...tests])
  const cwd = join(import.meta.dirname, '..', '..')
  expect(paths.filter((path) => globSync(path.replace(/^!/, ''), { cwd }).length === 0)).toEqual([])
})
