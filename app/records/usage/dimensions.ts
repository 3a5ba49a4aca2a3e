import { langOfPath } from '#app/lib/language.ts'
import type { WidthClass } from '#app/platform/usage/width-class.ts'

/** By what opened pages are counted. */
export const dimensionKinds = [
  'page',
  'page_language',
  'referrer',
  'browser_language',
  'region',
  'width',
] as const

export type DimensionKind = (typeof dimensionKinds)[number]

/** The value of each kind of one opened page. They are counted by the day, each kind by itself, beside no session. */
export type Dimensions = Readonly<Record<DimensionKind, string>>

/** Nothing was given: no referrer, no language, a language without a region. */
export const none = ''
/** In place of values that are unknown, invalid or beyond the limit of a day. */
export const other = 'other'

interface OpenedPage {
  /** A page of the site, or undefined. */
  page: string | undefined
  /** As the browser sent it. */
  referrer: string | undefined
  ownHost: string
  acceptLanguage: string
  width: WidthClass
}

export function dimensionsOf({ page, referrer, ownHost, acceptLanguage, width }: OpenedPage): Dimensions {
  const { language, region } = localeOf(acceptLanguage)
  return {
    page: page ?? other,
    page_language: page === undefined ? other : langOfPath(page),
    referrer: referrer === undefined ? none : referrerOf(referrer, ownHost),
    browser_language: language,
    region,
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

/** The first language of an `Accept-Language`, and the region of the first one that names a region: `en-GB` gives GB. */
export function localeOf(acceptLanguage: string): { language: string; region: string } {
  const tags = acceptLanguage
    .slice(0, 256)
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .filter((tag) => tag !== '' && tag !== '*')
  const [first] = tags
  const regions = tags.map(regionIn).filter((region) => region !== undefined)
  return {
    language: first === undefined ? none : knownLanguage(first.split('-', 1)[0] ?? ''),
    region: regions[0] ?? none,
  }
}

/** `zh-Hant-TW` has a script before the region. */
const regionSubtag = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i

function regionIn(tag: string): string | undefined {
  const region = regionSubtag.exec(tag)?.[1]?.toUpperCase()
  if (region === undefined) return undefined
  return regionCodes.has(region) ? region : other
}

function knownLanguage(subtag: string): string {
  const code = subtag.toLowerCase()
  return /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined ? code : other
}

/** Undefined for a code that is no language. */
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** ISO 3166-1 alpha-2. */
const regionCodes: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
)
