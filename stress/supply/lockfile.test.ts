import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockedPackages, productionPackages, readLockfile } from './lockfile.ts'

const lock = {
  packages: {
    '': { dependencies: { a: '1' }, devDependencies: { tester: '1' } },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { b: '1' },
      peerDependencies: { peer: '1', spare: '1' },
      peerDependenciesMeta: { spare: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { linux: '1' } },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1', b: '2', gone: '1' } },
    'node_modules/linux': { version: '1.0.0', os: ['linux'] },
    'node_modules/own': { link: true },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/spare': { version: '1.0.0' },
    'node_modules/tester': { version: '1.0.0', dependencies: { peer: '1' } },
  },
}

test('a production install holds what the dependencies lead to, also what a development dependency needs', () => {
  expect(productionPackages(lock).map(({ place, version }) => `${place} ${version}`)).toEqual([
    'node_modules/a 1.0.0',
    'node_modules/a/node_modules/b 1.0.0',
    'node_modules/b 2.0.0',
    'node_modules/c 1.0.0',
    'node_modules/linux 1.0.0',
    'node_modules/peer 1.0.0',
  ])
})

test('a package has the name of its folder, and says whether it is for some machines only', () => {
  const found = lockedPackages(lock).map(({ name, license, isForSomeMachines }) => ({
    name,
    license,
    isForSomeMachines,
  }))
  expect(found).toHaveLength(8)
  expect(found[0]).toEqual({ name: 'a', license: 'MIT', isForSomeMachines: false })
  expect(found[1]?.name).toBe('b')
  expect(found.find(({ name }) => name === 'linux')?.isForSomeMachines).toBe(true)
})

test('ASVS 15.2.1: no package comes without a SHA-512 but binaries of development tools for other systems', () => {
  const own = readLockfile(join(import.meta.dirname, '..', '..', 'package-lock.json'))
  const unchecked = lockedPackages(own).filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  const inProduction = new Set(productionPackages(own).map(({ place }) => place))
  const onLinux = ({ os, cpu = [], libc = ['glibc'] }: (typeof own)['packages'][string]) =>
    os?.includes('linux') && libc.includes('glibc') && cpu.some((name) => ['x64', 'arm64'].includes(name))
  const wrong = unchecked.filter(({ place, isForSomeMachines }) => {
    const entry = own.packages[place]
    return !entry?.dev || !entry.optional || !isForSomeMachines || onLinux(entry) || inProduction.has(place)
  })
  expect(wrong).toEqual([])
  expect(unchecked.length).toBeLessThanOrEqual(60)
})
