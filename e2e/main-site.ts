// The site that most tests share: makes the data folder, with exchange rates, of which every site of the tests has a copy, then
// serves its own.
import { cpSync } from 'node:fs'
import { fillDataFolder } from '../test/database.ts'
import { freePort } from '../test/free-port.ts'
import { seededFolder, startSite, stopSite, untilRatesRead } from './start-site.ts'

const { SITE_URL = '', DATA_DIR = '' } = process.env
// As nobody has configured it.
const bare = {
  ADMIN_EMAILS: '',
  GOOGLE_ISSUER: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  TRUSTED_PROXIES: '',
}

await fillDataFolder(seededFolder, 'tables')
const seedingOrigin = `http://localhost:${await freePort()}`
const seeding = await startSite(seedingOrigin, seededFolder, bare)
await untilRatesRead(seedingOrigin)
await stopSite(seeding)
cpSync(seededFolder, DATA_DIR, { recursive: true })
const server = await startSite(SITE_URL, DATA_DIR, {})
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal))
