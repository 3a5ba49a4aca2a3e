import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, troubles } from '../../test/upstream.ts'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

const lateMs = 30_000

/** Values of wrong types for every upstream. */
const wrongTypes = {
  status: 'yes',
  errors: 7,
  data: { payload: [{ date: 20261121, rates: 'many' }] },
  coins: { id: [] },
  city: ['Pokhara'],
  country_name: 977,
  issuer: 1,
  authorization_endpoint: {},
  token_endpoint: [],
}

/**
 * Every known failure of an external server, by name.
 * @param trap a server that must never be called
 */
export function allFaults(trap: string): Record<string, Answer> {
  return {
    ...troubles,
    'answers after 30 s': (response, request) => {
      const late = setTimeout(() => json({})(response, request), lateMs)
      response.once('close', () => clearTimeout(late))
    },
    'sends elsewhere': (response) => {
      response.writeHead(302, { location: `${trap}/elsewhere` })
      response.end()
    },
    'sends elsewhere for good': (response) => {
      response.writeHead(308, { location: `${trap}/elsewhere` })
      response.end()
    },
    'answers other types': json(wrongTypes),
    'answers a list': json([wrongTypes]),
  }
}
