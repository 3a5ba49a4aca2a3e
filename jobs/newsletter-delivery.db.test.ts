import { expect, test } from 'vitest'
import { subscribe } from '#app/records/subscribers/store.server.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { json, standIn } from '#test/upstream.ts'
import { newsletterDelivery } from './jobs.ts'

const never = new AbortController().signal

test('SHELL-07: what a dead webhook did not take is handed on once it is back', async () => {
  const webhook = await standIn(json({}, 503))
  const storage = await testStorage()
  const config = { newsletterWebhookUrl: `${webhook.origin}/hook` }
  const { site, pass, logged } = await testSite({ storage, config })
  await subscribe(storage.db, 'sita@example.com', { notBefore: site.now() })
  await newsletterDelivery.run(site, never)
  webhook.answers(json({ message: 'Workflow was started' }))
  pass(30_000)
  await newsletterDelivery.run(site, never)
  expect(webhook.asked).toHaveLength(1)
  pass(60_000)
  await newsletterDelivery.run(site, never)
  expect(webhook.asked).toHaveLength(2)
  const row = await storage.db.selectFrom('newsletter_outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 2, delivered_at: site.now(), last_error: null })
  expect(logged.some(({ reasons }) => JSON.stringify(reasons) === '["refused 503"]')).toBe(true)
  expect(JSON.stringify(logged)).not.toContain('sita')
})

test('the job is there only where a webhook is', async () => {
  const { site } = await testSite()
  expect(newsletterDelivery.isNeeded?.(site)).toBe(false)
})
