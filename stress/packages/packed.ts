// The packages as strangers install them: from a tarball, into a project of their own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { launchChromium } from '../../test/browser.ts'

/** Packs a built package as `npm publish` does. */
export function packed(folder: string, destination: string): string {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
  })
  return join(destination, printed.match(/[\w.-]+\.tgz/)?.[0] ?? '')
}

/** A new project with these packages, of modules or, as `npm init` writes it, of CommonJS. */
export function install(site: string, packages: string[], type: 'module' | 'commonjs' = 'module'): void {
  mkdirSync(site)
  writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, type }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--foreground-scripts', ...packages], {
    cwd: site,
    stdio: 'ignore',
  })
}

/** What a program imports: the package itself and each of its other exports with code. */
export function importedNames(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, unknown>
  }
  const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json')
  return paths.map((path) => manifest.name + path.slice(1))
}

/** The first example of the README in a language. */
export function readmeExample(folder: string, language: string): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const [, example] = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm').exec(readme) ?? []
  if (!example) throw new Error(`${folder}/README.md has no example in ${language}.`)
  return example
}

export type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>

/** Opens `index.html` of a folder that is served as it is, and fails on any error in the page. */
export async function inBrowser(folder: string, visit: (tab: Tab) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const isScript = pathname.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(readFileSync(join(folder, isScript ? pathname : 'index.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  try {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await visit(tab)
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await browser.close()
    server.close()
  }
}
