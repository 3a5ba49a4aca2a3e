import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const dataBlock = /type="application\/(ld\+)?json"/

/** Headers of every answer. HSTS only where the site is reached over https. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
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

/** The policy of one document: its own inline scripts and styles by hash, files from this origin, nothing else. */
export function contentSecurityPolicy(html: string, framedBy: "'none'" | '*' = "'none'"): string {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes]) => !dataBlock.test(attributes ?? ''),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts.map(([, , source]) => source))}`.trim(),
    `style-src 'self' ${hashes([...html.matchAll(inlineStyle)].map(([, source]) => source))}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

function hashes(sources: (string | undefined)[]): string {
  return [...new Set(sources.map((source) => `'sha256-${hashOf(source ?? '')}'`))].join(' ')
}

/** The stylesheet is the same long text in every document of a language: hashed once. */
const known = new LRUCache<string, string>({ max: 8 })
const longLength = 4096

function hashOf(source: string): string {
  const kept = source.length > longLength ? known.get(source) : undefined
  const hash = kept ?? createHash('sha256').update(source).digest('base64')
  if (source.length > longLength) known.set(source, hash)
  return hash
}
