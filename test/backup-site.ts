import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FactorState } from '#server/auth/operators/gate.ts'
import { testStorage } from './database.ts'
import { oneOperator } from './one-operator.ts'
import { testSite } from './site.ts'

/** The whole server for one operator, with a data folder of its own, and what the operator calls. */
export async function backupSite(factor: FactorState = 'recent') {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-panel-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { gate, bearer, admin } = oneOperator(factor)
  const storage = await testStorage()
  const { id, email } = admin
  await storage.db.insertInto('auth_users').values({ id, email, email_verified: true, name: '' }).execute()
  const parts = await testSite({ storage, gate, config: { dataDir, adminEmails: [email] } })
  const call = async (method: string, path = '', body?: object) => {
    const text = JSON.stringify(body)
    const headers = body && { 'content-type': 'application/json', 'content-length': String(text.length) }
    const init = { method, headers: { ...bearer, ...headers }, ...(body && { body: text }) }
    const answer = await parts.app.request(`/api/admin-backup${path}`, init)
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
  }
  const make = async () => {
    const { json } = await call('POST')
    return (json.backup as { file: string }).file
  }
  return { ...parts, storage, dataDir, folder: join(dataDir, 'backups'), admin, call, make }
}
