import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/platform/env/config.server.ts'
import { makeDump } from '#db/dump/make-dump.ts'
import { startSite } from '#server/start-site.ts'
import { fillDataFolder } from '#test/database.ts'
import { appOf, fakePages, pageAnswer } from '#test/site.ts'
import { visitorBrowser } from '#test/visitor-browser.ts'
import { checkDatabase } from './check-database.ts'

const origin = 'http://localhost:3000'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Runs a script of package.json as an operator does. Without the optimising compiler: it costs a short process more than it saves. */
async function run(dataDir: string, name: string, ...args: string[]): Promise<string> {
  const [, ...command] = (scripts[name] ?? '').split(' ')
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NRB_URL: 'http://127.0.0.1:9' }
  return await promisify(execFile)(process.execPath, ['--liftoff-only', ...command, ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  )
}

/** Starts the site on a folder, and opens its one-time link. */
async function signInByLink(dataDir: string, dumpTo?: string) {
  const { pages } = fakePages(() => pageAnswer('a page'))
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, { pages: () => pages })
  const link = readFileSync(join(dataDir, 'admin-link'), 'utf8').trim()
  const { client, send } = visitorBrowser(appOf(site), origin)
  const { data, error } = await client.verifyOtp({
    type: 'magiclink',
    token_hash: link.split('#admin-link=')[1] ?? '',
  })
  const page = await send('/')
  if (dumpTo) await makeDump(site.storage, dumpTo, new Date())
  await site.close()
  return { code: error?.code, isAdmin: data.user?.app_metadata.is_admin as unknown, page: page.status }
}

const manyProcesses = 240_000

test('the monthly trial of a backup, as running.md has it, lets the operator in under another secret', {
  timeout: manyProcesses,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-trial-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [file, trial] = [join(folder, 'dump.jsonl.gz'), join(folder, 'not', 'there')]
  const live = join(folder, 'site')
  await fillDataFolder(live, 'tables')
  expect(await signInByLink(live, file)).toMatchObject({ isAdmin: true })
  const [, restore = '', newKeys = '', start] =
    /^npm run (db:restore -- <file>) && npm run (auth:new-keys -- --yes) && npm (start)$/m.exec(
      readFileSync('docs/running.md', 'utf8'),
    ) ?? []
  const call = (line: string) => {
    const [name = '', , ...args] = line.replace('<file>', file).split(' ')
    return run(trial, name, ...args)
  }
  expect(start).toBe('start')
  expect(await call(restore)).toContain('each table was compared')
  const looks = await checkDatabase({ ...readConfig({}), dataDir: trial })
  expect(looks).toContainEqual(
    expect.objectContaining({
      about: 'Stored keys',
      state: 'wrong',
      advice: expect.stringContaining('npm run auth:new-keys') as string,
    }),
  )
  // Before new keys are made, pages are served and sign-in names the wrong secret.
  expect(await signInByLink(trial)).toMatchObject({ code: 'other_secret', page: 200 })
  expect(await run(trial, 'auth:new-keys')).toMatch(
    /nobody can sign in.*recovery codes.*Nothing is changed yet/s,
  )
  expect(await call(newKeys)).toContain('Done: the next sign-in makes the new key')
  expect(await signInByLink(trial)).toMatchObject({ isAdmin: true })
})
