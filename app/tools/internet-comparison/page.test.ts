import { expect, test } from 'vitest'
import { loadErrorOf } from './page.server.tsx'

const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' })

test('NET-01: a missing table, a missing relationship and whatever does not exist mean that the set-up is missing', () => {
  for (const error of [
    databaseError('42P01', 'relation "internet_plans" is missing'),
    databaseError('PGRST200', 'Could not find a relationship'),
    databaseError('42703', 'column "speed_mbps" does not exist'),
    new Error('relation "internet_plans" does not exist'),
  ])
    expect(loadErrorOf(error), error.message).toEqual({ kind: 'setup' })
})

test("NET-01: another error of the database is shown with the database's own message", () => {
  for (const [code, message] of [
    ['57014', 'canceling statement due to statement timeout'],
    ['42501', 'permission denied for table internet_plans'],
    ['53300', 'sorry, too many clients already'],
  ] as const)
    expect(loadErrorOf(databaseError(code, message))).toEqual({ kind: 'error', message })
})

test('NET-01: words that may hold a host, a user, a value or SQL are not told', () => {
  for (const error of [
    databaseError('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.5:5432'),
    databaseError('28P01', 'password authentication failed for user "chautari"'),
    databaseError('22P02', 'invalid input syntax for type integer: "secret"'),
    databaseError('42601', 'syntax error at or near "selct"'),
    new Error('Connection terminated unexpectedly'),
    'a string',
  ])
    expect(loadErrorOf(error), String(error)).toEqual({ kind: 'error', message: '' })
})
