import type { Context } from 'hono'
import type { z } from 'zod'
import type { Lang } from '#app/kit/language.ts'
import type { ServerEnv } from '../env.ts'
import type { Site } from '../site.ts'

interface Described {
  path: `/api/${string}`
  /** One line for the document of the interface. */
  summary: string
}

/** A public read: kept in the cache until one of its tags is saved. */
export interface PublicRead extends Described {
  kind: 'read'
  answers: z.ZodType
  tags: readonly string[]
  read: (site: Site) => Promise<unknown>
}

/** A public read that is not JSON but a file: one for each language, `?lang=ne`, English where none is named. */
export interface PublicFile extends Described {
  kind: 'file'
  contentType: string
  /** What a browser calls it when it is kept. */
  fileName: string
  tags: readonly string[]
  read: (site: Site, lang: Lang) => Promise<string>
}

/** A public read that depends on what is asked for; nothing of it is kept here. */
export interface PublicQuery extends Described {
  kind: 'query'
  /** All are needed. For the document of the interface; `read` itself says what is wrong with what it is given. */
  parameters: Readonly<Record<string, z.ZodType>>
  answers: z.ZodType
  /** The body of a 400, where something can be wrong. */
  refuses?: z.ZodType
  /** Whether an answer can be a 429: it asks another server, and each address has a share of what that allows. */
  limitedByAddress?: true
  read: (site: Site, query: URLSearchParams, asked: QueryManner) => Promise<QueryAnswer>
}

interface QueryManner {
  /** The client wants no copy that is kept on the way: its reload. */
  wantsNewer: boolean
  /** The visitor's. */
  address: string
}

export interface QueryAnswer {
  status: 200 | 400
  body: unknown
  headers?: Record<string, string>
}

/** A write by a visitor: JSON from this site's own pages, within a limit for each address. */
export interface PublicWrite<Input = unknown> extends Described {
  kind: 'write'
  accepts: z.ZodType<Input>
  maxBytes: number
  perMinute: number
  status: 202 | 204
  write: (site: Site, input: Input, from: Visitor) => Promise<void>
}

/** A write by a program of the operator, which shows a token: JSON in, JSON out. Without a token set there is nothing. */
export interface TrustedWrite<Input = unknown> extends Described {
  kind: 'trusted-write'
  /** The request as a whole; its rows are looked at one by one, so that each fault is told beside its row. */
  accepts: z.ZodType<Input>
  /** What a request without any fault looks like. */
  describes: z.ZodType
  answers: z.ZodType
  maxBytes: number
  perMinute: number
  token: (site: Site) => string | undefined
  write: (site: Site, input: Input) => Promise<unknown>
}

/** What the server knows of who sent a request. */
export interface Visitor {
  address: string
  userAgent: string
  /** Of the page that they are on, or that their browser prefers. */
  lang: Lang
}

export type ApiRoute = PublicRead | PublicFile | PublicQuery | PublicWrite | TrustedWrite

export type ApiContext = Context<ServerEnv>

export const publicRead = (route: Omit<PublicRead, 'kind'>): PublicRead => ({ kind: 'read', ...route })

export const publicFile = (route: Omit<PublicFile, 'kind'>): PublicFile => ({ kind: 'file', ...route })

export const publicQuery = (route: Omit<PublicQuery, 'kind'>): PublicQuery => ({ kind: 'query', ...route })

/** Each route's handler is given exactly what its schema lets through, so the list may forget the type. */
export const publicWrite = <Input>(route: Omit<PublicWrite<Input>, 'kind'>): PublicWrite =>
  ({ kind: 'write', ...route }) as PublicWrite

export const trustedWrite = <Input>(route: Omit<TrustedWrite<Input>, 'kind'>): TrustedWrite =>
  ({ kind: 'trusted-write', ...route }) as TrustedWrite
