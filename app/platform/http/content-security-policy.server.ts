import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TagIds } from '../consent/consent.ts'

const directives = ['script', 'style', 'img', 'font', 'connect'] as const

/** Hosts that a content security policy allows beside this origin, by directive. */
type AllowedHosts = Record<(typeof directives)[number], readonly string[]>

const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
const hotjar = ['https://*.hotjar.com', 'https://*.hotjar.io']

/** Sources: Google's guide to tag platforms, Meta's and Hotjar's documentation. */
const hostsByTag: Record<keyof TagIds, Partial<AllowedHosts>> = {
  googleAnalytics: { script: ['https://*.googletagmanager.com'], img: google, connect: google },
  metaPixel: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  hotjar: {
    script: ['https://*.hotjar.com'],
    // It writes inline styles that change, so no hash can allow them.
    style: ["'unsafe-inline'", 'https://*.hotjar.com'],
    img: ['https://*.hotjar.com'],
    font: ['https://*.hotjar.com'],
    connect: [...hotjar, 'wss://*.hotjar.com'],
  },
}

/** Only the hosts of tags that are on. */
export function tagHosts(tags: TagIds): AllowedHosts {
  const on = Object.entries(hostsByTag).filter(([tag]) => tags[tag as keyof TagIds])
  const hosts = directives.map((name) => [name, on.flatMap(([, byTag]) => byTag[name] ?? [])])
  return Object.fromEntries(hosts) as AllowedHosts
}

const nothing = tagHosts({})

/**
 * Headers of every answer. HSTS only where the site is reached over https.
 *
 * @param camera whether the page may ask for the camera
 */
export function securityHeaders(siteUrl: string, camera: '()' | '(self)' = '()'): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`,
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Headers of what other sites may put into a frame: the same, but for those that refuse it. */
export function framedHeaders(siteUrl: string): Record<string, string> {
  const { 'x-frame-options': _, 'cross-origin-opener-policy': __, ...headers } = securityHeaders(siteUrl)
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' }
}

/** The texts of a document's inline scripts and styles. */
export interface InlineParts {
  scripts: readonly string[]
  styles: readonly string[]
}

interface PolicyOptions {
  framedBy?: "'none'" | '*'
  /** Whether the document has frames of this origin. */
  hasFrames?: boolean
  /** Beside this origin: hosts of the tags that are on. */
  opened?: AllowedHosts
}

/** The policy of a document: its inline scripts and styles by hash, files from this origin, nothing else. */
export function contentSecurityPolicy(
  { scripts = [], styles = [] }: Partial<InlineParts>,
  { framedBy, hasFrames = false, opened = nothing }: PolicyOptions = {},
): string {
  // Beside a hash, browsers ignore 'unsafe-inline'.
  const styleHashes = opened.style.includes("'unsafe-inline'") ? [] : unique(styles.map(sourceOf))
  return policy({
    'script-src': ["'self'", ...unique(scripts.map(sourceOf)), ...opened.script],
    'style-src': ["'self'", ...styleHashes, ...opened.style],
    'img-src': ["'self'", 'data:', ...opened.img],
    'font-src': ["'self'", ...opened.font],
    'connect-src': ["'self'", ...opened.connect],
    ...(hasFrames && { 'frame-src': ["'self'"] }),
    'frame-ancestors': [framedBy ?? "'none'"],
  })
}

/**
 * The policy of a page that carries ads. Google supports no other than this one for scripts, and an ad may bring pictures,
 * frames and styles from anywhere: https://support.google.com/adsense/answer/16283098
 */
export function adsPolicy(nonceSource: string, { connect }: AllowedHosts): string {
  const scripts = [nonceSource, "'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", 'https:', 'http:']
  return policy({
    'script-src': scripts,
    'object-src': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", 'https:'],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", 'https:', ...connect.filter((host) => host.startsWith('wss:'))],
    'frame-src': ['https:'],
    'media-src': ['https:'],
    'frame-ancestors': ["'none'"],
  })
}

function policy(own: Record<string, readonly string[]>): string {
  const all = {
    'default-src': ["'none'"],
    ...own,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const unique = (sources: string[]) => [...new Set(sources)]

/** Nearly all documents have the same few texts. */
const known = new LRUCache<string, string>({
  max: 100,
  memoMethod: (content) => `'sha256-${hash('sha256', content, 'base64')}'`,
})

const sourceOf = (content: string) => known.memo(content)

const inlineTag = /<(script|style)\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g

/**
 * Returns the opening tags of inline scripts and styles that the server did not render itself. The policy blocks them;
 * one that appears is a sign of injected HTML.
 */
export function foreignTags(html: string, { scripts, styles }: InlineParts): string[] {
  const own = new Set([...scripts, ...styles])
  return [...html.matchAll(inlineTag)].flatMap(({ 0: tag, 1: name = '', index }) => {
    const begins = index + tag.length
    return own.has(html.slice(begins, html.indexOf(`</${name}>`, begins))) ? [] : [tag]
  })
}

/**
 * Placeholder that is replaced by a fresh nonce in each response with ads. It is random at each start and never sent, so
 * that the text of a page cannot contain it.
 */
export const noncePlaceholder = `%${randomBytes(16).toString('hex')}%`

/** The placeholder as a source in a content security policy. */
export const nonceSource = `'nonce-${noncePlaceholder}'`

/** Replaces the placeholder in headers and body by a new random nonce. */
export function withNonce({ headers, body }: { headers: Record<string, string>; body: Buffer | string }) {
  const nonce = randomBytes(16).toString('base64')
  const filled = (text: string) => text.replaceAll(noncePlaceholder, nonce)
  const filledHeaders = Object.entries(headers).map(([name, value]) => [name, filled(value)] as const)
  return { headers: Object.fromEntries(filledHeaders), body: filled(String(body)) }
}
