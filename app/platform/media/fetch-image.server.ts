import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { LookupFunction } from 'node:net'
import { fileTypeFromBuffer } from 'file-type'
import ipaddr from 'ipaddr.js'
import type { Database } from '#db/schema.ts'
import { bytesWithin, isUpstreamOrigin } from '../upstream/fetch-json.server.ts'

export interface Picture {
  contentType: Database['media']['content_type']
  bytes: Uint8Array
}

export type ImageTrouble =
  /** Not HTTPS, or an address in a private network. */
  | 'not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  /** Any other status than 200; redirects are not followed. */
  | 'refused'
  /** Neither PNG nor JPEG nor WebP, by its bytes. */
  | 'no-image'

export type ImageAnswer = { ok: true; picture: Picture } | { ok: false; trouble: ImageTrouble }

interface ImageOptions {
  /** Origins on this machine that are allowed because an operator configured them. */
  trusted?: readonly string[]
  limitMs?: number
  /** For tests. */
  resolve?: Resolve
}

/** @throws when the name cannot be resolved */
type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** Of a stored picture. */
export const maxPictureBytes = 256 * 1024
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
] satisfies Picture['contentType'][]

const isPictureType = (type: string): type is Picture['contentType'] => pictureTypes.includes(type)

/** Fetches an image from a public address, with limits of time and size. Failures are returned. */
export async function fetchImage(
  url: URL,
  { trusted = [], limitMs = 5000, resolve = askNameServer }: ImageOptions = {},
): Promise<ImageAnswer> {
  const isTrusted = isUpstreamOrigin(url) && trusted.includes(url.origin)
  if (!isTrusted && (url.protocol !== 'https:' || isPrivateLiteral(url.hostname)))
    return { ok: false, trouble: 'not-public' }
  const stop = new AbortController()
  const limit = setTimeout(() => stop.abort(), limitMs)
  try {
    return await download(url, stop.signal, isTrusted ? undefined : publicLookup(resolve))
  } catch (error) {
    if (stop.signal.aborted) return { ok: false, trouble: 'too-slow' }
    return { ok: false, trouble: error instanceof NotPublic ? 'not-public' : 'unreachable' }
  } finally {
    clearTimeout(limit)
    // Cancels what is left of the body.
    stop.abort()
  }
}

async function download(
  url: URL,
  signal: AbortSignal,
  lookupPublic: LookupFunction | undefined,
): Promise<ImageAnswer> {
  const response = await ask(url, signal, lookupPublic)
  if (response.statusCode !== 200) return { ok: false, trouble: 'refused' }
  const bytes = await bytesWithin(maxPictureBytes, response, response.headers['content-length'])
  if (!bytes) return { ok: false, trouble: 'too-large' }
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  return isPictureType(contentType)
    ? { ok: true, picture: { contentType, bytes } }
    : { ok: false, trouble: 'no-image' }
}

function ask(url: URL, signal: AbortSignal, lookupPublic: LookupFunction | undefined) {
  const headers = { accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'Chautari' }
  const options = { headers, signal, agent: false, ...(lookupPublic && { lookup: lookupPublic }) }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const start = url.protocol === 'https:' ? get : getPlain
    start(url, options, resolve).on('error', reject)
  })
}

class NotPublic extends Error {}

/**
 * Checks the addresses that the connection itself uses, so that a name cannot resolve differently after the check (DNS
 * rebinding). One private address among several refuses the name.
 */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, found) => {
    const answer = async () => {
      const addresses = await resolve(hostname)
      const [first] = addresses
      if (!first) throw new Error(`${hostname} leads nowhere`)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        throw new NotPublic(`${hostname} is not public`)
      return { addresses, first }
    }
    answer().then(
      ({ addresses, first }) =>
        options.all ? found(null, addresses) : found(null, first.address, first.family),
      (error: unknown) => found(error instanceof Error ? error : new Error(`${hostname} leads nowhere`), []),
    )
  }
}

const nameServer = new Resolver({ timeout: 2000, tries: 2 })

/**
 * Not `lookup`, which blocks one of the four threads of the pool while a name server does not answer: files, compression
 * and password hashes would wait for images.
 */
async function askNameServer(hostname: string): Promise<LookupAddress[]> {
  const answers = await Promise.allSettled([nameServer.resolve4(hostname), nameServer.resolve6(hostname)])
  return answers.flatMap((answer, index) =>
    answer.status === 'fulfilled'
      ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  )
}

/** An IP address in a URL is not resolved, so it is checked here. */
function isPrivateLiteral(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(address) && !isPublicAddress(address)
}

function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
