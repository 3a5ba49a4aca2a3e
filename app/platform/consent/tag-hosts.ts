import type { TagIds } from './vendors.ts'

/** Hosts that a content security policy allows beside this origin, by directive. */
export interface AllowedHosts {
  script: readonly string[]
  style: readonly string[]
  img: readonly string[]
  font: readonly string[]
  connect: readonly string[]
}

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
  const allowed = (Object.keys(hostsByTag) as (keyof TagIds)[])
    .filter((tag) => tags[tag])
    .map((tag) => hostsByTag[tag])
  const all = (directive: keyof AllowedHosts) => allowed.flatMap((hosts) => hosts[directive] ?? [])
  return {
    script: all('script'),
    style: all('style'),
    img: all('img'),
    font: all('font'),
    connect: all('connect'),
  }
}
