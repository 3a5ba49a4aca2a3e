import { langOfPath } from '#app/lib/language.ts'
import type { WidthClass } from '#app/platform/usage/width-class.ts'

/** By what opened pages are counted. */
export const dimensionKinds = ['page', 'page_language', 'referrer', 'width'] as const

export type DimensionKind = (typeof dimensionKinds)[number]

/** The value of each kind of one opened page. They are counted by the day, each kind by itself, beside no session. */
export type Dimensions = Readonly<Record<DimensionKind, string>>

/** No referrer. */
export const none = ''
/** In place of values that are unknown, invalid or beyond the limit of a day. */
export const other = 'other'

interface OpenedPage {
  /** A page of the site, or undefined. */
  page: string | undefined
  /** As the browser sent it. */
  referrer: string | undefined
  ownHost: string
  width: WidthClass
}

export function dimensionsOf({ page, referrer, ownHost, width }: OpenedPage): Dimensions {
  return {
    page: page ?? other,
    page_language: page === undefined ? other : langOfPath(page),
    referrer: referrer === undefined ? none : referrerOf(referrer, ownHost),
    width,
  }
}

/** A host with a name. Neither an address with a path nor one of numbers is stored. */
const hostName = /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/

function referrerOf(given: string, ownHost: string): string {
  const host = given.toLowerCase().replace(/^www\./, '')
  if (host === ownHost.replace(/^www\./, '')) return none
  return hostName.test(host) ? host : other
}
