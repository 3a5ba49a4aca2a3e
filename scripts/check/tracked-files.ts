import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Paths of the files that git knows, from the project's root, new ones included and deleted ones not: what a check is
 * to have seen.
 * @throws outside a git repository
 */
export function trackedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' }).split('\n')
  const deleted = new Set(git('--deleted'))
  return [...new Set(git('--cached', '--others', '--exclude-standard'))].filter(
    (path) => path && !deleted.has(path),
  )
}
