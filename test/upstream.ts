import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A stand-in for another server, on a port of this machine, until the test ends. What it answers may be changed. */
export async function standIn(first: Answer) {
  let answer = first
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Path and query of every request. */
    asked,
    answers(next: Answer) {
      answer = next
    },
    close,
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Those of `troubles` that only the time limit ends. */
export const slowTroubles = ['never answers', 'sends a byte a second', 'hangs in the middle']

/** The limit of a call to another server, where the caller sets none. */
const usualLimitMs = 5000

/**
 * Makes calls that only the time limit ends, without waiting for it.
 * @param isWaiting whether all of them have arrived
 */
export async function pastTimeLimit<Value>(
  call: () => Promise<Value>,
  isWaiting: () => boolean,
): Promise<Value> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    let isEnded = false
    const calling = call().finally(() => {
      isEnded = true
    })
    // A rejection is the caller's, also when it comes before the last line.
    calling.catch(() => undefined)
    // Vitest's own polling would advance the clock.
    while (!isWaiting()) await sleep(5)
    await vi.advanceTimersByTimeAsync(usualLimitMs - 1)
    expect(isEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    return await calling
  } finally {
    vi.useRealTimers()
  }
}

/** Every way in which a server of others is known to fail, by name. */
export const troubles: Record<string, Answer> = {
  'never answers': () => undefined,
  'sends a byte a second': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('[')
    const drip = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(drip))
  },
  'hangs in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"status":')
  },
  'breaks the connection': (response) => response.destroy(),
  'breaks the connection in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"status":', () => response.destroy())
  },
  'answers 500': json({ message: 'trouble' }, 500),
  'answers 503 for a while': json({}, 503, { 'retry-after': '7' }),
  'answers 429': json({}, 429, { 'retry-after': '120' }),
  'sends elsewhere': (response) => {
    response.writeHead(302, { location: '/elsewhere' })
    response.end()
  },
  'answers 204': (response) => {
    response.writeHead(204)
    response.end()
  },
  'answers nothing': json(''),
  'answers a page of HTML': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Just a moment...</title>')
  },
  'answers HTML under the name of JSON': json('<!doctype html>'),
  'cuts its JSON short': json('{"status": {"code": 200}, "data": {"payl'),
  'announces 100 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(100 * 2 ** 20) })
    response.write('[')
  },
  'sends 100 MB': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(2 ** 20, 0x20)
    let left = 100
    const send = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  },
}
