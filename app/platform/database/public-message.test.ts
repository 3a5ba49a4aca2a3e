import { expect, test } from 'vitest'
import { publicDatabaseMessage } from './public-message.ts'

const databaseError = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a message in which the database names its own fault is public', () => {
  for (const [code, message] of [
    ['57014', 'canceling statement due to statement timeout'],
    ['42501', 'permission denied for table gold_silver_prices'],
    ['42P01', 'relation "gold_silver_prices" does not exist'],
  ] as const)
    expect(publicDatabaseMessage(databaseError(code, message))).toBe(message)
})

test('a message that may contain a host, a user, a value or SQL is not public', () => {
  for (const error of [
    databaseError('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.5:5432'),
    databaseError('28P01', 'password authentication failed for user "chautari"'),
    databaseError('42601', 'syntax error at or near "selct"'),
    new Error('Connection terminated unexpectedly'),
    'a string',
  ])
    expect(publicDatabaseMessage(error), String(error)).toBe('')
})
