import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Site } from '#server/services.ts'
import type { FakeStorage } from '#test/fake-storage.ts'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'

const minute = 60_000
const hour = 60 * minute
const page = '/carrier-identifier'

const notify = ({ storage }: Site, channel: string, payload: string) =>
  (storage as FakeStorage).notify(channel, payload)

test('a page is rendered once and then given from memory, in every form that is asked for', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('नमस्ते'))
  const { app } = await testSite({ pages })
  const first = await app.request(page)
  const second = await app.request(page, { headers: { 'accept-encoding': 'br' } })
  expect(asked).toEqual([page])
  expect(await first.text()).toContain('नमस्ते')
  expect(second.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await second.arrayBuffer()).toString()).toContain('नमस्ते')
  expect(second.headers.get('vary')).toBe('accept-encoding')
})

test('both languages of a page are kept apart', async () => {
  const { pages, asked } = fakePages((_, request) => pageAnswer(new URL(request.url).pathname))
  const { app } = await testSite({ pages })
  for (const path of ['/', '/ne', page, `/ne${page}`, '/', '/ne']) {
    expect(await (await app.request(path)).text()).toContain(`<title>${path}</title>`)
  }
  expect(asked).toEqual(['/', '/ne', page, `/ne${page}`])
})

test('who has the page already gets 304', async () => {
  const { app } = await testSite()
  const etag = (await app.request(page)).headers.get('etag') ?? ''
  const answer = await app.request(page, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('etag')).toBe(etag)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await app.request(page, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
})

test('HEAD is answered like GET, without a body', async () => {
  const { app } = await testSite()
  for (const path of [page, page, '/api/tools', '/unknown']) {
    const head = await app.request(path, { method: 'HEAD' })
    const get = await app.request(path)
    expect([head.status, head.headers.get('etag')]).toEqual([get.status, get.headers.get('etag')])
    expect(await head.text()).toBe('')
  }
})

test('after a minute the page is rendered again', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('same'))
  const { app, pass } = await testSite({ pages })
  await app.request(page)
  pass(minute - 1)
  await app.request(page)
  expect(asked).toHaveLength(1)
  pass(1)
  await app.request(page)
  expect(asked).toHaveLength(2)
})

test('requests that wait for the same page share one render', async () => {
  const gate = Promise.withResolvers<void>()
  const { pages, asked } = fakePages(async () => {
    await gate.promise
    return pageAnswer('shared')
  })
  const { app } = await testSite({ pages })
  const waiting = [app.request(page), app.request(`${page}?utm_source=x`), app.request('/')]
  await new Promise(setImmediate)
  gate.resolve()
  const bodies = await Promise.all(waiting.map(async (answer) => await (await answer).text()))
  expect(asked).toEqual([page, '/'])
  expect(new Set(bodies).size).toBe(1)
})

test('a render that fails for one is not remembered for the next', async () => {
  let works = false
  const { pages } = fakePages(() => pageAnswer('page', works ? 200 : 500))
  const { app } = await testSite({ pages })
  expect((await app.request(page)).status).toBe(500)
  works = true
  expect((await app.request(page)).status).toBe(200)
})

test('SITE-04, HOME-08: a degraded page is given, and never kept', async () => {
  const { pages, asked } = fakePages((render) => {
    render.degraded = true
    return pageAnswer('fallback')
  })
  const { app } = await testSite({ pages })
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request(page)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('etag')).toBeNull()
  }
  expect(asked).toHaveLength(2)
})

test.each(['degraded', 'failed'])(
  'in place of a %s page the last good one is given, for a day',
  async (kind) => {
    let good = true
    const { pages } = fakePages((render) => {
      if (good) return pageAnswer('good')
      render.degraded = kind === 'degraded'
      return pageAnswer('bad', kind === 'failed' ? 500 : 200)
    })
    const { app, pass } = await testSite({ pages })
    await app.request(page)
    good = false
    pass(24 * hour - 1)
    const stale = await app.request(page)
    expect([stale.status, await stale.text()]).toEqual([200, '<!doctype html><title>good</title>'])
    pass(1)
    expect(await (await app.request(page)).text()).toContain('bad')
  },
)

test('a page that is gone is not replaced by its last good answer', async () => {
  let status = 200
  const { pages } = fakePages(() => pageAnswer('page', status))
  const { app, pass } = await testSite({ pages })
  await app.request(page)
  status = 404
  pass(minute)
  expect((await app.request(page)).status).toBe(404)
})

test('saving a record drops the pages that show it, and no others', async () => {
  const { pages, asked } = fakePages((render, request) => {
    render.tags.add(new URL(request.url).pathname === '/' ? 'tools' : 'carriers')
    return pageAnswer('page')
  })
  const { app, site } = await testSite({ pages })
  await app.request('/')
  await app.request(page)
  notify(site, 'changed_records', 'settings,tools')
  await app.request('/')
  await app.request(page)
  expect(asked).toEqual(['/', page, '/'])
  notify(site, 'another_channel', 'carriers')
  await app.request(page)
  expect(asked).toHaveLength(3)
})

test('a render that was under way when its record was saved is not kept', async () => {
  const gate = Promise.withResolvers<void>()
  const { pages, asked } = fakePages(async (render) => {
    render.tags.add('tools')
    await gate.promise
    return pageAnswer('page')
  })
  const { app, site } = await testSite({ pages })
  const early = app.request('/')
  await new Promise(setImmediate)
  notify(site, 'changed_records', 'tools')
  gate.resolve()
  await early
  await app.request('/')
  expect(asked).toHaveLength(2)
})

test('who asks after a save is not given the render that began before it', async () => {
  const gate = Promise.withResolvers<void>()
  let saved = 'old'
  const { pages, asked } = fakePages(async (render) => {
    render.tags.add('tools')
    const shown = saved
    if (shown === 'old') await gate.promise
    return pageAnswer(shown)
  })
  const { app, site } = await testSite({ pages })
  const early = app.request('/')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  saved = 'new'
  notify(site, 'changed_records', 'tools')
  expect(await (await app.request('/')).text()).toContain('new')
  gate.resolve()
  expect(await (await early).text()).toContain('old')
  expect(await (await app.request('/')).text()).toContain('new')
  expect(asked).toHaveLength(2)
})

test('in place of a render that throws the last good page is given', async () => {
  let works = true
  const { pages } = fakePages(() => {
    if (!works) throw new Error('broken')
    return pageAnswer('good')
  })
  const { app, pass } = await testSite({ pages })
  await app.request(page)
  works = false
  pass(minute)
  const stale = await app.request(page)
  expect([stale.status, await stale.text()]).toEqual([200, '<!doctype html><title>good</title>'])
})

test('when news of changes may have been missed, everything is rendered again', async () => {
  const { emptyStorage } = await import('#test/fake-storage.ts')
  const storage = emptyStorage()
  const { pages, asked } = fakePages(() => pageAnswer('page'))
  const { app, logged } = await testSite({ pages, storage })
  await app.request('/')
  storage.reconnect()
  await app.request('/')
  expect(asked).toHaveLength(2)
  expect(logged.some(({ msg }) => String(msg).includes('change channel'))).toBe(true)
})

test('HOME-02: what a visitor searched for is rendered for them alone', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('page'))
  const { app } = await testSite({ pages })
  for (const path of ['/?q=bank', '/?q=bank', '/?q=', '/?a=1&q=x']) {
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
  }
  expect(asked).toEqual(['/?q=bank', '/?q=bank', '/?q=', '/?a=1&q=x'])
})

test('parameters that no page knows change nothing, and the render does not see them', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('page'))
  const { app } = await testSite({ pages })
  await app.request('/?utm_source=mail')
  await app.request('/?fbclid=1')
  await app.request('/')
  expect(asked).toEqual(['/'])
})

test('SHELL-11: a page that is not found is not kept', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('nothing', 404))
  const { app } = await testSite({ pages })
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request('/no-such-page')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  expect(asked).toHaveLength(2)
})

test('with the cache switched off every request is rendered', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('page'))
  const { app } = await testSite({ pages, cacheEnabled: false })
  const answers = [await app.request('/'), await app.request('/')]
  expect(asked).toHaveLength(2)
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
})

test('a page that shows who is signed in is rendered each time, and no cache on the way may keep it', async () => {
  const { pages, asked } = fakePages((render) => {
    render.personal = true
    return pageAnswer('hers')
  })
  const { app } = await testSite({ pages })
  for (const path of [page, page, '/profile', '/profile']) {
    const answer = await app.request(path)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
  }
  expect(asked).toEqual([page, page, '/profile', '/profile'])
})

test('R8: however many days and months are asked for, no page and no last good copy is pushed out', async () => {
  let good = true
  const { pages } = fakePages((render) => {
    render.degraded = !good
    return pageAnswer(good ? 'good' : 'bad')
  })
  const { app, pass } = await testSite({ pages })
  for (const path of ['/', page]) await app.request(path)
  for (let day = 0; day < 700; day += 1) {
    await app.request(`/foreign-exchange?date=${day}`)
    await app.request(`/nepali-calendar/${1000 + day}/1`)
  }
  good = false
  pass(hour)
  for (const path of ['/', page]) expect(await (await app.request(path)).text()).toContain('good')
})
