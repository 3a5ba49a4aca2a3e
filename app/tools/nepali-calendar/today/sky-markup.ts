import { litMoon, type SkyState, sky } from './sky.ts'

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
