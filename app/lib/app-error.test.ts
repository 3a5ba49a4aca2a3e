import { expect, test } from 'vitest'
import { AppError, type AppErrorCode } from './app-error.ts'

const statuses: [AppErrorCode, number][] = [
  ['bad-input', 400],
  ['unauthorized', 401],
  ['not-found', 404],
  ['too-large', 413],
  ['too-many-requests', 429],
  ['impossible', 500],
  ['overloaded', 503],
  ['storage-unavailable', 503],
]

test.each(statuses)('%s becomes HTTP %d', (code, status) => {
  const cause = new Error('why')
  const error = new AppError(code, 'what', { cause })
  expect(error).toMatchObject({ name: 'AppError', code, status, message: 'what', cause })
  expect(error).toBeInstanceOf(Error)
})

test('without a message the code is the message', () => {
  expect(new AppError('not-found').message).toBe('not-found')
})
