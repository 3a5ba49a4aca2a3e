import type { TagIds } from './parties.ts'

/** What a policy opens beside this origin. */
export interface OpenedHosts {
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

/** As their makers list them: Google's guide to tag platforms, Meta's and Hotjar's own. */
const hostsOf: Record<keyof TagIds, Partial<OpenedHosts>> = {
  googleAnalytics: { script: ['https://*.googletagmanager.com'], img: google, connect: google },
  metaPixel: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  hotjar: {
    script: ['https://*.hotjar.com'],
    // It writes inline styles, which no hash can foresee.
    style: ["'unsafe-inline'", 'https://*.hotjar.com'],
    img: ['https://*.hotjar.com'],
    font: ['https://*.hotjar.com'],
    connect: [...hotjar, 'wss://*.hotjar.com'],
  },
}

/** Only the hosts of tags that are on. */
export function hostsOfTags(tags: TagIds): OpenedHosts {
  const opened = (Object.keys(hostsOf) as (keyof TagIds)[])
    .filter((tag) => tags[tag])
    .map((tag) => hostsOf[tag])
  const all = (directive: keyof OpenedHosts) => opened.flatMap((hosts) => hosts[directive] ?? [])
  return {
    script: all('script'),
    style: all('style'),
    img: all('img'),
    font: all('font'),
    connect: all('connect'),
  }
}
