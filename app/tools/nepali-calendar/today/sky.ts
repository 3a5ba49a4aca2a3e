import { msUntilNepalMidnight } from '@chautari/bikram-sambat/iso-day'
import type { SunTimes } from '@chautari/bikram-sambat/panchanga'

/** What the sky of Kathmandu depends on. */
export interface SkyState {
  /** Since midnight in Nepal. */
  minutes: number
  sun: SunTimes
  /** Of Bikram Sambat, 1 to 12. */
  month: number
  /** 1 to 30; 15 is the full moon, 30 the new moon. */
  tithi: number
  isTihar: boolean
}

const dayMinutes = 1440
/** By which the moon falls behind the sun in a tithi. */
const tithiMinutes = dayMinutes / 30
const halfDay = dayMinutes / 2

/** Since midnight in Nepal. */
export function minutesInNepal(now: Date): number {
  return dayMinutes - Math.ceil(msUntilNepalMidnight(now) / 60_000)
}

export function sky({ minutes, sun, month, tithi, isTihar }: SkyState) {
  const { sunriseMinutes: rise, sunsetMinutes: set } = sun
  const light = Math.min(minutes - rise, set - minutes)
  const isNight = light < 0
  /** Undefined below the horizon, by day and at the new moon. */
  const moon = isNight ? moonAt(minutes, sun, tithi) : undefined
  const isMonsoon = month >= 3 && month <= 5
  return {
    colours: skyColours(month, light, moon === undefined ? 0 : litShare(tithi)),
    /** Share of the day that has passed; undefined below the horizon. */
    sun: isNight ? undefined : (minutes - rise) / (set - rise),
    moon,
    hasStars: light < -50 && !isMonsoon,
    hasClouds: isMonsoon,
    hasLights: isTihar && isNight,
  }
}

/** Of the moon's disc, 0 to 1. */
const litShare = (tithi: number) => (1 - Math.cos((tithi / 15) * Math.PI)) / 2

/**
 * Share of the moon's time above the horizon that has passed, 0 (rise) to 1 (set). A full moon is up for as long as the night lasts,
 * a new one as long as the day; between them the time is interpolated.
 */
function moonAt(minutes: number, { sunriseMinutes, sunsetMinutes }: SunTimes, tithi: number) {
  if (tithi === 30) return undefined
  const up = halfDay + (sunsetMinutes - sunriseMinutes - halfDay) * Math.cos((tithi / 15) * Math.PI)
  const noon = (sunriseMinutes + sunsetMinutes) / 2
  const since = minutes - (noon + tithi * tithiMinutes - up / 2)
  const passed = (((since % dayMinutes) + dayMinutes) % dayMinutes) / up
  return passed <= 1 ? passed : undefined
}

/** Outline of the moon's lit part around its centre, as seen from Nepal: on the right while the moon is waxing. */
export function litMoon(tithi: number, radius: number): string {
  const isWaxing = tithi <= 15
  const width = Math.abs(Math.cos((tithi / 15) * Math.PI)) * radius
  const isCrescent = tithi < 7.5 || tithi > 22.5
  const rim = isWaxing ? 1 : 0
  const inner = isCrescent ? 1 - rim : rim
  return `M0-${radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${width.toFixed(1)} ${radius} 0 0 ${inner} 0-${radius}`
}

interface Season {
  day: Light
  hill: string
  /** Share of haze or cloud that hides the mountains and dulls dawn and dusk, 0 to 1. */
  haze: number
}

/** Colours of the top, the middle, the horizon and snow. */
type Light = readonly [top: string, middle: string, horizon: string, snow: string]

/** By two months each, Chaitra first: basanta, grishma, barsha, sharad, hemanta, shishir. */
const seasons: readonly Season[] = [
  { day: ['#24588c', '#395a7d', '#dccfb2', '#efe9dd'], hill: '#5f7f4d', haze: 0.55 },
  { day: ['#2a5783', '#41586f', '#dcc9a0', '#e6dcc4'], hill: '#7d7f4e', haze: 1 },
  { day: ['#44566a', '#485968', '#aebabf', '#b9c4c8'], hill: '#356a44', haze: 1 },
  { day: ['#124f90', '#1b5a96', '#a9d2ef', '#fbfdff'], hill: '#55803f', haze: 0 },
  { day: ['#1a5190', '#24568b', '#bfd9ea', '#fbfdff'], hill: '#7c7d4a', haze: 0.1 },
  { day: ['#2f5680', '#3f5977', '#d9dcd8', '#f2f2ee'], hill: '#747d66', haze: 0.4 },
]

const night: Light = ['#0a1226', '#121d3a', '#25365a', '#3a4a6c']
const moonlit: Light = ['#132043', '#1e2f57', '#3d527c', '#8d9cbb']
const twilight: Light = ['#1a2350', '#3b3768', '#c77d6e', '#8d7793']
const lowSun: Light = ['#234a7d', '#4a5280', '#f4b57e', '#f8d3b4']
const darkHill = '#0b1220'

/**
 * Colours of the sky from above to the horizon, and of the land before it. Text may be anywhere between `top` and `middle`, never
 * lower.
 * @param light minutes until sunset or since sunrise, whichever is less; negative at night
 * @param moonlight 0 (no moon in the sky) to 1
 */
function skyColours(month: number, light: number, moonlight: number) {
  // Always found: months are 1 to 12.
  const { day, hill, haze } = seasons[Math.floor((month % 12) / 2)] as Season
  const dusk = mixed(twilight, mixed(night, day, 0.35), haze * 0.7)
  const low = mixed(lowSun, day, haze * 0.7)
  const dark = mixed(night, moonlit, moonlight * (1 - haze * 0.7))
  const [top, middle, horizon, snow] = mixed(
    mixed(mixed(dark, dusk, part(light, -75, -25)), low, part(light, -25, 5)),
    day,
    part(light, 5, 75),
  )
  const lit = 0.12 + 0.08 * moonlight + 0.6 * part(light, -50, 60)
  const ground = mix(darkHill, hill, lit)
  return {
    top,
    middle,
    horizon,
    /** The Himalaya. */
    peaks: mix(horizon, snow, 1 - haze),
    hills: mix(ground, horizon, 0.4),
    /** The nearest hill, and the platform on it. */
    ground,
    stone: mix(darkHill, '#8b857a', lit * 0.8),
    tree: mix(darkHill, '#2f5a35', lit * 0.8),
  }
}

const mixed = (from: Light, to: Light, share: number): Light => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
  mix(from[3], to[3], share),
]

/** A colour `#rrggbb` between two, from the first (0) to the second (1). */
function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start = 0, end = 0] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** How far a value has come from one limit to the other, 0 to 1. */
const part = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Pixels above the lower edge in which all figures are drawn. No text comes there: the heading has `sky:pb-24`. */
export const figuresHeight = 96

/**
 * What is inside the picture's `<svg>`: the sky of Kathmandu over a chautari, a stone platform around a pipal tree. Lengths are
 * in pixels from the lower edge, and from the right edge for the land. The same on the server and in an open page.
 */
export function skyMarkup(state: SkyState): string {
  const { colours, sun, moon, hasStars, hasClouds, hasLights } = sky(state)
  const { top, middle, horizon, peaks, hills, ground, stone, tree } = colours
  const sunText = sun === undefined ? '' : sunMarkup(sun, hasClouds)
  const moonText = moon === undefined ? '' : moonMarkup(moon, state.tithi)
  const haze = hasClouds ? `<path d="${clouds}" fill="${horizon}" opacity=".6"/>` : ''
  const range = peaks === horizon ? '' : `<path d="${himalaya}" fill="${peaks}"/>`
  return (
    `<linearGradient id="sky-top" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${middle}"/></linearGradient>` +
    `<linearGradient id="sky-low" x2="0" y2="1"><stop stop-color="${horizon}" stop-opacity="0"/>` +
    `<stop offset=".3" stop-color="${horizon}" stop-opacity=".25"/><stop offset=".8" stop-color="${horizon}"/></linearGradient>` +
    '<rect width="100%" height="100%" fill="url(#sky-top)"/><svg y="100%" overflow="visible">' +
    `<rect y="-${figuresHeight}" width="100%" height="${figuresHeight}" fill="url(#sky-low)"/>` +
    `${sunText}${hasStars ? starsMarkup : ''}${moonText}<svg x="100%" overflow="visible">${haze}${range}` +
    `<path d="${foothills}" fill="${hills}"/><path d="${nearHill}" fill="${ground}"/><path d="${platform}" fill="${stone}"/>` +
    `<path d="${joints}" stroke="${hills}" opacity=".35"/><path d="${pipal}" fill="${tree}"/>` +
    `${hasLights ? lightsMarkup(9, 0.25) + lightsMarkup(3, 1) : ''}</svg></svg>`
  )
}

const xOf = (passed: number) => `${(6 + 62 * passed).toFixed(1)}%`
const yOf = (passed: number) => (-36 - 36 * Math.sin(passed * Math.PI)).toFixed(1)

function sunMarkup(passed: number, isVeiled: boolean): string {
  const place = `cx="${xOf(passed)}" cy="${yOf(passed)}" fill="#fff3d0"`
  return `<circle ${place} r="24" opacity=".2"/><circle ${place} r="12" opacity="${isVeiled ? 0.5 : 1}"/>`
}

function moonMarkup(passed: number, tithi: number): string {
  const shape = `<circle r="12" opacity=".14"/><path d="${litMoon(tithi, 12)}"/>`
  return `<svg x="${xOf(passed)}" y="${yOf(passed)}" overflow="visible" fill="#fdf6dc">${shape}</svg>`
}

/** Oil lamps on the platform and windows of the hill: rows of round dots. */
function lightsMarkup(width: number, opacity: number): string {
  return (
    `<g stroke="#ffc96b" stroke-linecap="round" fill="none" stroke-width="${width}" opacity="${opacity}">` +
    '<path d="M-160-18H-32M-142-27H-48" stroke-dasharray="0 16"/>' +
    `<path d="${village}" stroke-width="${width / 2}" stroke-dasharray="0 17 0 41 0 23 0 11 0 67"/></g>`
  )
}

const starsMarkup =
  '<path d="M10-90l190 26 140-24 120 22 180-20" stroke="#fff" stroke-width="1.5" stroke-linecap="round" ' +
  'stroke-dasharray="0 43 0 71 0 29 0 57" opacity=".7" fill="none"/>'
const clouds =
  'M-410-66a13 9 0 0 1 14-11 22 14 0 0 1 40-4 18 12 0 0 1 30 6 14 9 0 0 1 16 9zM-270-50a12 8 0 0 1 14-10 20 12 0 0 1 36-2 14 9 0 0 1 22 12z'
const himalaya =
  'M-640 0v-34l30-6 24-10 14 6 22-11 12 8 18-4 24 13 20-7 16-9 11 5 26-12 13 9 9-3 22 14 15-5 12-9 24-6 16 10 10-2 26 15 20-5 22-10 30 12 24-8 20 9 60 14h60V0z'
const foothills = 'M-640 0v-24c70-16 120 4 190-6s110-16 190-4 110 12 260-4V0z'
const nearHill = 'M-640 0v-9c90-16 200-4 290-8s180-10 350 2V0z'
const village = 'M-420-20c60-3 100-8 180-8'
const platform = 'M-166 0v-17h15v-9h108v9h15V0z'
/** Trunk, then crown. */
const pipal =
  'M-121-26q15-1 16-14l-17-12 4-3 16 9 1-10h7l2 9 16-11 3 3-17 15q1 13 15 14zM-154-45q-8-2-7-9-6-9 4-13 0-9 11-10 4-9 15-7 8-8 19-5 13-7 24 0 12-4 19 4 12-1 14 9 11 2 10 11 10 5 5 13 2 7-8 7-7 5-14 1-8 5-14 0-7 3-12-1-8 5-14 0-9 5-16 0-8 5-15 0-7 4-17 0z'
/** Edges of the courses of stones; single stones would cost a tenth of the picture's bytes. */
const joints = 'M-166-16.5h138M-151-25.5H-43M-166-8.5h138'
