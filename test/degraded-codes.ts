import { correction, generate } from 'lean-qr'

interface Picture {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Modules of paper around a code. */
const quietZone = 4

/** What was done to a code. */
const degradations = [
  'rotated',
  'small',
  'large',
  'blurred',
  'noisy',
  'in perspective',
  'of low contrast',
  'light on dark',
  'all of it',
] as const
type Degradation = (typeof degradations)[number]

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A picture of a code as a phone might take it. */
function degradedCode(text: string, how: Degradation, random: () => number): Picture {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const size = code.size + 2 * quietZone
  const is = (name: Degradation) =>
    how === name || (how === 'all of it' && !['large', 'small', 'light on dark'].includes(name))
  const part = how === 'all of it' ? 0.4 : 1
  const perModule = how === 'small' ? 2.5 + random() : how === 'large' ? 14 : 5 + random() * 3
  const side = Math.round(size * perModule * 1.5)
  const angle = is('rotated') ? (random() * 2 - 1) * Math.PI * part : 0
  const [tiltX, tiltY] = is('in perspective')
    ? [(random() - 0.5) * 0.36 * part, (random() - 0.5) * 0.36 * part]
    : [0, 0]
  const [low, high] = is('of low contrast') ? [100 - random() * 20, 150 + random() * 20] : [10, 245]
  const isLight = how === 'light on dark'
  const grey = new Float64Array(side * side)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [fromX, fromY] = [(x / side) * 2 - 1, (y / side) * 2 - 1]
      const far = 1 + tiltX * fromX + tiltY * fromY
      const [u, v] = [fromX / far, fromY / far]
      const column = Math.floor(((u * Math.cos(angle) - v * Math.sin(angle)) * 0.75 + 0.5) * size)
      const row = Math.floor(((u * Math.sin(angle) + v * Math.cos(angle)) * 0.75 + 0.5) * size)
      grey[y * side + x] = code.get(column - quietZone, row - quietZone) !== isLight ? low : high
    }
  }
  const soft = is('blurred') ? blurred(grey, side, Math.max(1, Math.round(perModule * 0.35 * part))) : grey
  const noise = is('noisy') ? 60 * part : 0
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [at, light] of soft.entries()) {
    data.fill(light + (random() - 0.5) * 2 * noise, at * 4, at * 4 + 3)
  }
  return { data, width: side, height: side }
}

/** The mean of the neighbours on both sides, along each axis. */
function blurred(grey: Float64Array, side: number, reach: number): Float64Array {
  const along = (from: Float64Array, step: number, across: number) => {
    const made = new Float64Array(from.length)
    for (let line = 0; line < side; line += 1) {
      for (let at = 0; at < side; at += 1) {
        let sum = 0
        for (let near = at - reach; near <= at + reach; near += 1)
          sum += from[line * across + Math.min(side - 1, Math.max(0, near)) * step] ?? 0
        made[line * across + at * step] = sum / (2 * reach + 1)
      }
    }
    return made
  }
  return along(along(grey, 1, side), side, 1)
}

/** How many of so many pictures are read, and how many as something else. */
export function readAll(count: number, read: (picture: Picture) => string | undefined) {
  const tally = { right: 0, wrong: 0, missed: [] as string[] }
  const random = randomFrom(2083)
  for (let at = 0; at < count; at += 1) {
    const how = degradations[at % degradations.length] ?? 'rotated'
    const text =
      at % 2 ? `{"name":"Sita ${at}","eSewa_id":"98000${10_000 + at}"}` : `https://example.com/${at}`
    const found = read(degradedCode(text, how, random))
    if (found === text) tally.right += 1
    else if (found === undefined) tally.missed.push(`${at}, ${how}`)
    else tally.wrong += 1
  }
  return tally
}
