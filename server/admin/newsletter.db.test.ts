import { expect, test } from 'vitest'
import { subscribe } from '#app/records/subscribers/store.server.ts'
import { emailSite } from '#test/email-site.ts'
import { callAdmin } from '#test/operators.ts'

const email = 'gita@example.com'

async function site() {
  const parts = await emailSite()
  const { db, browser } = parts
  const stored = await subscribe(db, email, { notBefore: new Date() })
  const id = stored?.subscriberId ?? ''
  const sita = browser()
  const { bearer } = await sita.signIn()
  const call = (path: string, method = 'GET') =>
    callAdmin(sita, bearer, `admin-newsletter${path}`, { method })
  const audit = async () =>
    (
      await db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity', '=', 'newsletter_subscribers')
        .orderBy('id')
        .execute()
    ).map(({ action, entity_id, before, after }) => ({ action, entity_id, before, after }))
  const setDelivery = (values: { failed_at: Date; last_error: string }) =>
    db.updateTable('newsletter_outbox').set(values).execute()
  return { ...parts, id, call, audit, setDelivery }
}

test('an operator deletes all that is stored of a subscriber, and the audit log does not keep the address', async () => {
  const { db, id, call, audit } = await site()
  expect((await call(`/${id}`, 'DELETE')).status).toBe(200)
  for (const table of ['newsletter_subscribers', 'newsletter_outbox'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const entries = await audit()
  expect(entries).toEqual([{ action: 'delete', entity_id: id, before: null, after: null }])
  expect(JSON.stringify(entries)).not.toContain('gita')
  expect((await call(`/${id}`, 'DELETE')).status).toBe(404)
  expect((await call(`/${id}/unsubscribe`, 'POST')).status).toBe(404)
  expect((await call(`/${id}/resend`, 'POST')).status).toBe(409)
})

test('an operator makes a failed delivery again, once', async () => {
  const { db, id, call, audit, setDelivery } = await site()
  expect((await call(`/${id}/resend`, 'POST')).status).toBe(409)
  await setDelivery({ failed_at: new Date(), last_error: 'refused 410' })
  expect(await call(`/${id}/resend`, 'POST')).toEqual({ status: 200, json: { ok: true } })
  expect(await db.selectFrom('newsletter_outbox').select(['attempts', 'failed_at']).execute()).toEqual([
    { attempts: 0, failed_at: null },
  ])
  expect((await call(`/${id}/resend`, 'POST')).status).toBe(409)
  expect(await audit()).toMatchObject([{ action: 'update', after: { sent: 'delivery' } }])
})

test('an address that an operator unsubscribed stays away, with one entry in the audit log', async () => {
  const { id, call, audit } = await site()
  expect((await call(`/${id}/unsubscribe`, 'POST')).status).toBe(200)
  expect((await call(`/${id}/unsubscribe`, 'POST')).status).toBe(200)
  expect((await call(`/${id}/resend`, 'POST')).status).toBe(409)
  expect((await audit()).map(({ after }) => after)).toEqual([{ subscribed: false }])
})

test('the list is narrowed to a state', async () => {
  const { db, id, call, setDelivery } = await site()
  await subscribe(db, 'hari@example.com', { notBefore: new Date() })
  const inState = async (state: string) => {
    const { status, json } = await call(`?state=${state}`)
    return status === 200 ? (json.subscribers as { email: string }[]).map((one) => one.email) : status
  }
  expect(await inState('waiting')).toHaveLength(2)
  await setDelivery({ failed_at: new Date(), last_error: 'x' })
  expect([await inState('failed'), await inState('waiting')]).toEqual([expect.any(Array), []])
  await call(`/${id}/unsubscribe`, 'POST')
  expect(await inState('unsubscribed')).toEqual([email])
  expect(await inState('subscribed')).toEqual(['hari@example.com'])
  expect(await inState('failed')).toEqual(['hari@example.com'])
  expect(await inState('gone')).toBe(400)
})
