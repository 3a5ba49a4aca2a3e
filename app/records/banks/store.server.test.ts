import { expect, test } from 'vitest'
import { PageRender, type PageRequest, type PageSite } from '#app/platform/document/page.ts'
import { emptyStorage, failingDatabase } from '#test/fake-storage.ts'
import { loadBanks } from './store.server.ts'

function requestWith(db: ReturnType<typeof failingDatabase>, lang: PageRequest['lang']) {
  const reported: unknown[] = []
  const render = new PageRender({
    requestId: 'r1',
    path: '/qr-builder',
    report: (error, { kind }) => reported.push([kind, error instanceof Error && error.message]),
  })
  const pictures = { paths: () => Promise.resolve(new Map()) }
  const site = { storage: { db }, pictures } as unknown as PageSite
  const request = { lang, render, site } as PageRequest
  return { request, render, reported }
}

test('QR-07: when the banks cannot be loaded the built-in ones stand in, and the page says so', async () => {
  const database = failingDatabase('connect ECONNREFUSED 10.0.0.5')
  const { request, render, reported } = requestWith(database, 'ne')
  const { banks, failure } = await loadBanks(request)
  expect(banks.map(({ code }) => code)).toEqual(['NEBLNPKA', 'BOALNPKA', 'GLBBNPKA', 'HIMANPKA', 'NMBBNPKA'])
  expect(banks[0]).toEqual({ code: 'NEBLNPKA', name: 'नेपाल बैंक लिमिटेड', nameLang: 'ne' })
  // The storage's own words are for the operator.
  expect(failure).toEqual({ detail: '' })
  expect(reported).toEqual([['banks-unavailable', 'connect ECONNREFUSED 10.0.0.5']])
  expect(render.degraded).toBe(true)
})

test('QR-07: an empty list is no failure', async () => {
  const { request, render } = requestWith(emptyStorage().db, 'en')
  expect(await loadBanks(request)).toEqual({ banks: [] })
  expect(render.degraded).toBe(false)
  expect([...render.tags]).toEqual(['banks'])
})
