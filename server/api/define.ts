import type { Context } from 'hono'
import type { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { Visitor } from '#server/http/client-ip.ts'
import type { Site } from '#server/services.ts'
import type { ServerEnv } from '../env.ts'

interface Described {
  path: `/api/${string}`
  /** One line for the OpenAPI document. */
  summary: string
}

/** A public read, cached until one of its tags is invalidated. */
export interface PublicRead extends Described {
  kind: 'read'
  answers: z.ZodType
  tags: readonly string[]
  read: (site: Site) => Promise<unknown>
}

/** A public file in two languages: `?lang=ne`, else English. */
export interface PublicFile extends Described {
  kind: 'file'
  contentType: string
  /** For a download. */
  fileName: string
  tags: readonly string[]
  read: (site: Site, lang: Lang) => Promise<string>
}

/** A public read with parameters, not cached. */
export interface PublicQuery extends Described {
  kind: 'query'
  /** Required unless their schema takes `undefined`. For the OpenAPI document only: `read` validates them itself. */
  parameters: Readonly<Record<string, z.ZodType>>
  answers: z.ZodType
  /** The body of a 400, if there can be one. */
  refuses?: z.ZodType
  /** Whether it can answer 429: it calls another server, with a limit for each address. */
  limitedByAddress?: true
  read: (site: Site, query: URLSearchParams, context: QueryContext) => Promise<QueryAnswer>
}

interface QueryContext {
  /** The client reloads: it wants no cached copy. */
  wantsNewer: boolean
  /** The visitor's. */
  address: string
}

export interface QueryAnswer {
  status: 200 | 400
  body: unknown
  headers?: Record<string, string>
}

/** A write by a visitor: JSON from this site's own pages, with a limit for each address. */
export interface PublicWrite<Input = unknown> extends Described {
  kind: 'write'
  accepts: z.ZodType<Input>
  maxBytes: number
  perMinute: number
  status: 202 | 204
  write: (site: Site, input: Input, from: Visitor) => Promise<void>
}

/** A write by a program of the operator with a token: JSON in, JSON out. 404 while no token is configured. */
export interface TrustedWrite<Input = unknown> extends Described {
  kind: 'trusted-write'
  /** Validates the request as a whole; `write` validates its rows one by one, to report each error with its row. */
  accepts: z.ZodType<Input>
  /** Schema of a valid request, for the OpenAPI document. */
  describes: z.ZodType
  answers: z.ZodType
  maxBytes: number
  perMinute: number
  token: (site: Site) => string | undefined
  write: (site: Site, input: Input) => Promise<unknown>
}

export type ApiRoute = PublicRead | PublicFile | PublicQuery | PublicWrite | TrustedWrite

export type ApiContext = Context<ServerEnv>

export const publicRead = (route: Omit<PublicRead, 'kind'>): PublicRead => ({ kind: 'read', ...route })

export const publicFile = (route: Omit<PublicFile, 'kind'>): PublicFile => ({ kind: 'file', ...route })

export const publicQuery = (route: Omit<PublicQuery, 'kind'>): PublicQuery => ({ kind: 'query', ...route })

/** The handler only gets what its own schema accepts, so the list can drop the type. */
export const publicWrite = <Input>(route: Omit<PublicWrite<Input>, 'kind'>): PublicWrite =>
  ({ kind: 'write', ...route }) as PublicWrite

export const trustedWrite = <Input>(route: Omit<TrustedWrite<Input>, 'kind'>): TrustedWrite =>
  ({ kind: 'trusted-write', ...route }) as TrustedWrite
