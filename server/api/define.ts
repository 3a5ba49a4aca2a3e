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
  /** For a download; by default the end of its path. */
  fileName?: string
  /** None by default. */
  tags?: readonly string[]
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

/** A write of JSON, with a limit for each address: by a visitor of this site's own pages or, with a token, by a program. */
export interface PublicWrite<Input = unknown> extends Described {
  kind: 'write'
  accepts: z.ZodType<Input>
  /** For the OpenAPI document, where `accepts` leaves rows to `write`, which reports the error of each. */
  describes?: z.ZodType
  maxBytes: number
  perMinute: number
  status: 200 | 202 | 204
  /** The body of the answer; without it there is none. */
  answers?: z.ZodType
  /** Of the programs of the operator. 404 while none is configured. */
  token?: (site: Site) => string | undefined
  write: (site: Site, input: Input, from: Visitor) => Promise<unknown>
}

export type ApiRoute = PublicRead | PublicFile | PublicQuery | PublicWrite

export type ApiContext = Context<ServerEnv>

export const publicRead = (route: Omit<PublicRead, 'kind'>): PublicRead => ({ kind: 'read', ...route })

export const publicFile = (route: Omit<PublicFile, 'kind'>): PublicFile => ({ kind: 'file', ...route })

export const publicQuery = (route: Omit<PublicQuery, 'kind'>): PublicQuery => ({ kind: 'query', ...route })

/** The handler only gets what its own schema accepts, so the list can drop the type. */
export const publicWrite = <Input>(route: Omit<PublicWrite<Input>, 'kind'>): PublicWrite =>
  ({ kind: 'write', ...route }) as PublicWrite
