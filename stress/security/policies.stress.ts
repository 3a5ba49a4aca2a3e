import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOfAds, hostsOfAllTags, ownFiles, weaknessesOf } from '../../test/policy-weaknesses.ts'
import { openScannedSite, type ScannedSite } from '../lib/scanned-site.ts'

let site: ScannedSite
const png = Buffer.from('89504e470d0a1a0a', 'hex')
const picture = createHash('sha256').update(png).digest('hex')

beforeAll(async () => {
  site = await openScannedSite({ engine: 'postgres' })
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  await database.query(
    'insert into media (sha256, content_type, bytes, source_url) values ($1, $2, $3, $4)',
    [picture, 'image/png', png, 'https://pictures.example/a.png'],
  )
  await database.end()
})
afterAll(async () => await site.close())

/** Never with anything of others, whatever is switched on. */
const alwaysQuiet = ['/profile', '/emergency-services', '/ne/emergency-services', '/no-such-page', '/admin']
const usual = ['/', '/ne', '/carrier-identifier', '/ne/nepali-calendar']
const others = ['/about', '/privacy', '/status', '/ne/admin/banks', '/embed/calendar', '/offline', '/sign-in']

/** Pages hear of a saved setting by a notice of the database. */
const heardWithinMs = 5000

async function expectWeaknesses(paths: readonly string[], expected: readonly string[], status = [200, 404]) {
  for (const path of paths)
    await vi.waitFor(() => expectWeaknessesOf(path, expected, status), { timeout: heardWithinMs })
}

async function expectWeaknessesOf(path: string, expected: readonly string[], status: readonly number[]) {
  const answer = await fetch(site.origin + path)
  expect(status, `${path}: ${answer.status}`).toContain(answer.status)
  const policy = answer.headers.get('content-security-policy')
  expect(policy, path).not.toBeNull()
  const found = weaknessesOf(policy ?? '')
  expect(
    found.filter(({ isGrave }) => isGrave),
    path,
  ).toEqual([])
  expect(
    found.map(({ where }) => where),
    path,
  ).toEqual(expected)
}

async function save(key: string, value: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${site.bearer}`, 'content-type': 'application/json' }
  const address = `${site.origin}/api/admin-settings`
  const before = await fetch(`${address}?key=${key}`, { headers })
  const { setting } = (await before.json()) as { setting: { updated_at: string | null } }
  const body = JSON.stringify({ key, value, updated_at: setting.updated_at })
  const answer = await fetch(address, { method: 'PUT', headers, body })
  expect(answer.status, await answer.text()).toBe(200)
}

test('ASVS 3.4.3: nothing is weak in the policies of a site as it is installed', async ({ annotate }) => {
  await expectWeaknesses([...usual, ...others, ...alwaysQuiet], [ownFiles])
  await expectWeaknesses([`/media/${picture}`], [])
  await annotate(
    `${usual.length + others.length + alwaysQuiet.length + 1} addresses, no finding but: ${ownFiles}`,
  )
})

test('ASVS 3.4.3: tags open their own hosts on the pages that carry them, and nowhere else', async ({
  annotate,
}) => {
  const ids = { google_analytics_id: 'G-ABCD1234', facebook_pixel_id: '1234567890', hotjar_id: '1234567' }
  await save('analytics_config', { enabled: true, ...ids })
  await expectWeaknesses(usual, [ownFiles, ...hostsOfAllTags])
  await expectWeaknesses(alwaysQuiet, [ownFiles])
  await annotate(`no high finding; named: ${hostsOfAllTags.join(', ')}`)
})

test('ASVS 3.4.3: ads bring the policy that Google supports, on the pages that carry one', async ({
  annotate,
}) => {
  await save('adsense_config', { enabled: true, client_id: 'ca-pub-1234567890123456', slot_id: '1234567890' })
  await expectWeaknesses(usual, [codeOfAds])
  await expectWeaknesses(alwaysQuiet, [ownFiles])
  await annotate(`no high finding; named: ${codeOfAds}`)
})

test('ASVS 3.4.3: the message of maintenance is as tight, as a page and in a frame', async () => {
  await save('maintenance_mode', { enabled: true })
  await expectWeaknesses(['/', '/ne', '/embed/calendar'], [ownFiles], [503])
  await save('maintenance_mode', { enabled: false })
})
