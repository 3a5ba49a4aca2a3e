import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './fixtures.ts'

/** The newest letter to an address, as the server writes it without SMTP. */
export async function letterTo(dataDir: string, address: string, after = 0): Promise<string> {
  const folder = join(dataDir, 'outbox')
  let found = ''
  await expect
    .poll(() => {
      if (!existsSync(folder)) return ''
      const files = readdirSync(folder, { withFileTypes: true })
        .filter((file) => file.name.endsWith('.eml'))
        .map(({ name }) => join(folder, name))
        .filter((file) => statSync(file).mtimeMs > after)
        .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      found = files.map((file) => readFileSync(file, 'utf8')).find((text) => text.includes(address)) ?? ''
      return found
    })
    .not.toBe('')
  // Quoted-printable: lines that were broken, and signs as bytes.
  return found.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
