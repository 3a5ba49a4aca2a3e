// The packages as strangers install them: from a tarball, into a project of their own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packs a built package as `npm publish` does. */
export function packed(folder: string, destination: string): string {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
  })
  return join(destination, printed.match(/[\w.-]+\.tgz/)?.[0] ?? '')
}

/** A new project with these packages. */
export function install(site: string, ...packages: string[]): void {
  mkdirSync(site)
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--foreground-scripts', ...packages], {
    cwd: site,
    stdio: 'ignore',
  })
}
