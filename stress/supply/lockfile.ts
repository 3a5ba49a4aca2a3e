import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

export interface LockedPackage {
  name: string
  version: string
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  place: string
  license: string | undefined
  integrity: string | undefined
  resolved: string | undefined
  /** Only where some system or processor is: not installed elsewhere. */
  isForSomeMachines: boolean
}

interface Entry {
  name?: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

interface Lockfile {
  packages: Record<string, Entry>
}

const folder = 'node_modules/'

export function readLockfile(path: string): Lockfile {
  return JSON.parse(readFileSync(path, 'utf8')) as Lockfile
}

/** Everything that npm brings from elsewhere, whatever for. */
export function lockedPackages({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes(folder) && !link)
    .map(([place, entry]) => locked(place, entry))
}

/** The packages of this repository, which npm links and does not bring: their names, and those of their folders. */
export function ownPackages({ packages }: Lockfile): string[] {
  const links = Object.entries(packages).filter(([, { link }]) => link)
  return links.flatMap(([place, { resolved = '' }]) => [place.slice(folder.length), basename(resolved)])
}

/**
 * What a production install holds: whatever the project's own dependencies lead to. `npm sbom --omit dev` is not asked:
 * npm 11 leaves out what a development dependency needs too, React among it.
 */
export function productionPackages(lock: Lockfile): LockedPackage[] {
  const { packages } = lock
  const reached = new Set<string>()
  const follow = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const place = placeOf(packages, from, name)
      if (!place || reached.has(place)) continue
      reached.add(place)
      follow(place, wantedBy(packages[place] ?? {}))
    }
  }
  follow('', Object.keys(packages['']?.dependencies ?? {}))
  return lockedPackages(lock).filter(({ place }) => reached.has(place))
}

function wantedBy(entry: Entry): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = entry
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]
}

/** As Node looks for it: beside who wants it, then further out. */
function placeOf(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let outer = from; ; outer = outer.slice(0, Math.max(0, outer.lastIndexOf(`/${folder}`)))) {
    const place = `${outer && `${outer}/`}${folder}${name}`
    if (packages[place]) return place
    if (!outer) return undefined
  }
}

function locked(place: string, entry: Entry): LockedPackage {
  const { version = '', license, integrity, resolved, os, cpu } = entry
  const name = entry.name ?? place.slice(place.lastIndexOf(folder) + folder.length)
  return { name, version, place, license, integrity, resolved, isForSomeMachines: Boolean(os ?? cpu) }
}
