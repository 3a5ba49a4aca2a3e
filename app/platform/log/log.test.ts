import { Writable } from 'node:stream'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log.server.ts'

/** Everything that a log writes for one call. */
function written(write: (log: ReturnType<typeof pino>) => void): string {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('utf8')
      done()
    },
  })
  write(pino(logOptions, stream))
  return text
}

const forged = fc.oneof(
  fc.constantFrom('a\nb', 'a\r\n{"level":60,"msg":"forged"}', '\u2028', '\u001b[2J', '"}\n{"', '\ud800'),
  fc.string({ unit: 'binary' }),
)

test('ASVS 16.4.1: whatever is logged, it is one line of JSON, and no text makes a second one', () => {
  fc.assert(
    fc.property(forged, forged, (path, message) => {
      const text = written((log) => log.warn({ path, err: new Error(message) }, message))
      expect(text.split('\n')).toEqual([expect.stringMatching(/^\{.*\}$/s), ''])
      expect([...text.trimEnd()].filter((sign) => sign < ' ')).toEqual([])
      expect(JSON.parse(text)).toMatchObject({ path: path.toWellFormed() })
    }),
  )
})

test('ASVS 16.2.5: of an error its name, text and code are reported, and of what caused it, but none of its properties', () => {
  const driver = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(hari@example.com) already exists.',
    params: ['hari@example.com'],
    recipient: 'hari@example.com',
  })
  const error = new Error('storage-unavailable', { cause: driver })
  const text = written((log) => log.error({ err: error }, 'request failed'))
  expect(JSON.parse(text)).toMatchObject({
    err: {
      type: 'Error',
      message: 'storage-unavailable',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
  expect(text).not.toContain('hari')
  expect(written((log) => log.error({ err: driver }, 'request failed'))).not.toContain('hari')
})

test('what was thrown and is no error is reported too, and a circle of causes has an end', () => {
  expect(JSON.parse(written((log) => log.error({ err: 'gone' }, 'x')))).toMatchObject({
    err: { message: 'gone' },
  })
  const circle = new Error('round')
  circle.cause = circle
  expect(written((log) => log.error({ err: circle }, 'x')).match(/"message":"round"/g)).toHaveLength(4)
})
