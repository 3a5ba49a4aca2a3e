// Five ways from an empty folder to the day of a date, as a stranger takes them. Each is timed as a whole, installing included.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { formatBs, todayInNepal } from '@chautari/bikram-sambat'
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { buildPackage } from '../../scripts/packages/build.ts'
import { freePort } from '../../test/free-port.ts'
import { projectRoot } from '../bench/lib/processes.ts'
import { wholeSite } from '../lib/whole-site.ts'
import { inBrowser, install, packed, readmeExample } from './packed.ts'

const limitSeconds = 60
const work = mkdtempSync(join(tmpdir(), 'strangers-'))
// Of this run alone: nothing is there already. What marks a run of tests or of a package script does not reach a stranger.
const { NODE_ENV: _test, ...own } = process.env
const strange = Object.fromEntries(
  Object.entries(own).filter(([name]) => !/^(npm_|VITEST|DATABASE_URL)/.test(name)),
)
const env = { ...strange, npm_config_cache: join(work, 'npm'), PYTHONDONTWRITEBYTECODE: '1' }
let folders: string[] = []
let tarballs: string[] = []

beforeAll(async () => {
  folders = [await buildPackage('bikram-sambat'), await buildPackage('bs-date-field')]
  tarballs = folders.map((folder) => packed(folder, work))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

function emptyFolder(name: string): string {
  const folder = join(work, name)
  mkdirSync(folder)
  return folder
}

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Runs one way, and fails when it takes longer than a stranger waits. */
async function timed({ annotate }: TestContext, way: () => void | Promise<void>): Promise<void> {
  const from = performance.now()
  await way()
  const seconds = (performance.now() - from) / 1000
  await annotate(`${seconds.toFixed(1)} s of ${limitSeconds}`)
  expect(seconds).toBeLessThanOrEqual(limitSeconds)
}

const command = ['2082-4-29', '--json'] as const
const day = { bs: '2082-04-29', ad: '2025-08-14' }

test('npx, from the tarball', (context) =>
  timed(context, () => {
    const folder = emptyFolder('npx')
    const printed = run(folder, 'npx', '--yes', `file:${tarballs[0] ?? ''}`, ...command)
    expect(JSON.parse(printed)).toMatchObject(day)
  }))

test('Python: the wheel is built, installed and run without a network', (context) =>
  timed(context, () => {
    const folder = emptyFolder('python')
    run(folder, 'python3', '-m', 'venv', '.')
    const pip = (...args: string[]) => run(folder, 'bin/pip', ...args, '--no-index', '--no-deps', '--quiet')
    const port = join(folders[0] ?? '', 'ports', 'python')
    pip('wheel', '--wheel-dir', 'wheels', port)
    pip('install', '--find-links', 'wheels', 'chautari-bikram-sambat')
    expect(JSON.parse(run(folder, 'bin/bikram-sambat', ...command))).toMatchObject(day)
    const example = readmeExample(port, 'py')
    const said = [...example.matchAll(/ {2}# (.*)/g)].map(([, comment]) => comment)
    expect(run(folder, 'bin/python', '-c', example).trim()).toBe(said.join('\n'))
    // Where it was installed from is gone, and the table is still there.
    expect(run(folder, 'bin/pip', 'show', '--files', 'chautari-bikram-sambat')).toContain(
      'bikram_sambat/month-lengths.csv',
    )
  }))

test('a script tag: the plain page of each README runs in a browser as it stands', (context) =>
  timed(context, async () => {
    const folder = join(work, 'page')
    install(folder, tarballs)
    const [calendar = '', field = ''] = folders.map((published) => readmeExample(published, 'html'))
    writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en">${calendar}${field}</html>`)
    await inBrowser(folder, async (tab) => {
      await tab.waitForFunction(() => document.querySelector('#today')?.textContent)
      const today = formatBs(todayInNepal(new Date()).bs, { language: 'ne' })
      expect(await tab.textContent('#today')).toBe(today)
      await tab.getByRole('spinbutton', { name: 'Year' }).focus()
      await tab.keyboard.type('2055-01-23')
      await tab.getByRole('button', { name: 'Send' }).click()
      await tab.waitForURL('**/?birth=1998-05-06&birth-bs=2055-01-23')
    })
  }))

test('curl, against the running site', async (context) => {
  const site = await wholeSite({ env: { DATA_DIR: emptyFolder('data') } })
  try {
    await timed(context, async () => {
      const address = `${site.origin}/api/v1/dates/bs/2082-04-29`
      // Without blocking: the output of the site is read meanwhile.
      const { stdout } = await promisify(execFile)('curl', ['--fail', '--silent', '--show-error', address])
      expect(JSON.parse(stdout)).toMatchObject(day)
    })
  } finally {
    await site.stop()
  }
})

test('clone, npm ci and npm start', (context) =>
  timed(context, async () => {
    const folder = emptyFolder('clone')
    run(folder, 'git', 'clone', '--quiet', '--depth=1', `file://${projectRoot}`, '.')
    // With npm's cache of this machine: the limit is for the machine, not for its network.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, env: strange, stdio: 'ignore' })
    const port = String(await freePort())
    const started = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...strange, PORT: port },
      stdio: 'ignore',
      detached: true,
    })
    try {
      for (;;) {
        const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
        if (answer?.ok) break
        expect(started.exitCode, 'npm start ended').toBeNull()
        await sleep(100)
      }
    } finally {
      if (started.pid !== undefined) process.kill(-started.pid)
    }
  }))
