import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/env.ts'
import { mountAssets } from './assets.ts'

const [file = ''] = readdirSync('build/client/assets').filter((name) => name.startsWith('react-'))
const app = new Hono<ServerEnv>()
mountAssets(app)
const listener = getRequestListener(app.fetch)
let isStopping = false
const server = createServer((request, response) => {
  if (isStopping) response.setHeader('connection', 'close')
  void listener(request, response)
})
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

afterEach(() => {
  agent.destroy()
  server.close()
})

async function listen() {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function ask(
  headers: Record<string, string> = {},
): Promise<{ answer: IncomingMessage; wasKept: boolean }> {
  const { port } = server.address() as AddressInfo
  const request = get({ agent, host: '127.0.0.1', port, path: `/assets/${file}`, headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { answer, wasKept: request.reusedSocket }
}

test('a file of the build leaves its connection open without a word, and tells when it is the last', async () => {
  await listen()
  const { answer } = await ask()
  expect(answer.statusCode).toBe(200)
  expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['keep-alive']))
  expect(answer.headers.connection).toBeUndefined()
  isStopping = true
  const last = await ask()
  expect(last.wasKept).toBe(true)
  expect(last.answer.headers.connection).toBe('close')
})

test('a range that is not valid, or may be of another file, is answered with the whole file', async () => {
  await listen()
  const sizeOf = async (headers: Record<string, string>) => {
    const { answer } = await ask(headers)
    return [answer.statusCode, Number(answer.headers['content-length'])]
  }
  const whole = await sizeOf({})
  expect(whole).toEqual([200, expect.any(Number)])
  for (const range of ['bytes=abc', 'bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=0-9', '0-9'])
    expect(await sizeOf({ range }), range).toEqual(whole)
  expect(await sizeOf({ range: 'bytes=0-9', 'if-range': '"of before"' })).toEqual(whole)
  expect(await sizeOf({ range: 'bytes=0-9' })).toEqual([206, 10])
  expect(await sizeOf({ range: 'bytes=-10' })).toEqual([206, 10])
})

test('a script of a page has the texts of one language', () => {
  const scripts = readdirSync('build/client/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`build/client/assets/${name}`, 'utf8'))
  const english = scripts.filter((text) => text.includes('Enter Your Phone Number'))
  const nepali = scripts.filter((text) => text.includes('आफ्नो फोन नम्बर लेख्नुहोस्'))
  expect(english).toHaveLength(1)
  expect(nepali).toHaveLength(1)
  expect(english).not.toEqual(nepali)
})
