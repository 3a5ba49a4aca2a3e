import { expect, test } from 'vitest'
import { toldWords } from './told-words.ts'

const databaseError = (code: string, message: string) => Object.assign(new Error(message), { code })

test('words in which the database names its own fault are told', () => {
  for (const [code, message] of [
    ['57014', 'canceling statement due to statement timeout'],
    ['42501', 'permission denied for table gold_silver_prices'],
    ['42P01', 'relation "gold_silver_prices" does not exist'],
  ] as const)
    expect(toldWords(databaseError(code, message))).toBe(message)
})

test('words that may hold a host, a user, a value or SQL are not told', () => {
  for (const error of [
    databaseError('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.5:5432'),
    databaseError('28P01', 'password authentication failed for user "chautari"'),
    databaseError('42601', 'syntax error at or near "selct"'),
    new Error('Connection terminated unexpectedly'),
    'a string',
  ])
    expect(toldWords(error), String(error)).toBe('')
})
