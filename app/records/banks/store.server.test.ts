import { expect, test } from 'vitest'
import { PageContext } from '#app/platform/page-context.ts'
import { PageRender, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { emptyStorage, failingDatabase } from '#test/fake-storage.ts'
import { loadBanks } from './store.server.ts'

function contextWith(db: ReturnType<typeof failingDatabase>) {
  const reported: unknown[] = []
  const render = new PageRender({ requestId: 'r1', path: '/qr-builder' })
  const context = new PageContext()
  context.set(renderContext, render)
  context.set(servicesContext, {
    db,
    report: (error, { kind }) => reported.push([kind, error instanceof Error && error.message]),
    siteUrl: 'https://chautari.example',
    authMethods: [],
    pictures: { paths: () => Promise.resolve(new Map()) },
    address: '203.0.113.1',
    now: () => new Date(0),
  })
  return { context, render, reported }
}

test('QR-07: when the banks cannot be loaded the built-in ones stand in, and the page says so', async () => {
  const { context, render, reported } = contextWith(failingDatabase('connect ECONNREFUSED 10.0.0.5'))
  const { banks, failure } = await loadBanks('ne', context)
  expect(banks.map(({ code }) => code)).toEqual(['NEBLNPKA', 'BOALNPKA', 'GLBBNPKA', 'HIMANPKA', 'NMBBNPKA'])
  expect(banks[0]).toEqual({ code: 'NEBLNPKA', name: 'नेपाल बैंक लिमिटेड', nameLang: 'ne' })
  // The storage's own words are for the operator.
  expect(failure).toEqual({ detail: '' })
  expect(reported).toEqual([['banks-unavailable', 'connect ECONNREFUSED 10.0.0.5']])
  expect(render.degraded).toBe(true)
})

test('QR-07: an empty list is no failure', async () => {
  const { context, render } = contextWith(emptyStorage().db)
  expect(await loadBanks('en', context)).toEqual({ banks: [] })
  expect(render.degraded).toBe(false)
  expect([...render.tags]).toEqual(['banks'])
})
