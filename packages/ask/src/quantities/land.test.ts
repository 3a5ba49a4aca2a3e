import { expect, test } from 'vitest'
import { type Area, chains, inParts, inUnit, type LandUnit, landUnits, readArea } from './land.ts'

const [hills, terai] = chains

function areaOf(typed: string, unit: LandUnit): Area {
  const reading = readArea(typed, unit)
  if (reading.kind !== 'area') throw new Error(`${typed} ${unit}: ${reading.kind}`)
  return reading.area
}

const textIn = (typed: string, from: LandUnit, to: LandUnit) => {
  const { text, isRounded } = inUnit(areaOf(typed, from), to)
  return isRounded ? `≈ ${text}` : text
}

test.for([
  ['ropani', 'aana', '16'],
  ['ropani', 'paisa', '64'],
  ['ropani', 'daam', '256'],
  ['ropani', 'square-foot', '5476'],
  ['ropani', 'square-metre', '≈ 508.737'],
  ['aana', 'square-foot', '342.25'],
  ['daam', 'square-foot', '≈ 21.3906'],
  ['bigha', 'kattha', '20'],
  ['bigha', 'dhur', '400'],
  ['bigha', 'square-foot', '72900'],
  ['bigha', 'square-metre', '≈ 6772.6316'],
  ['bigha', 'ropani', '≈ 13.3126'],
  ['kattha', 'square-foot', '3645'],
  ['dhur', 'square-foot', '182.25'],
  ['acre', 'square-foot', '43560'],
  ['acre', 'square-metre', '≈ 4046.8564'],
  ['hectare', 'square-metre', '10000'],
  ['square-foot', 'square-metre', '≈ 0.092903'],
  ['square-metre', 'square-foot', '≈ 10.7639'],
  ['daam', 'hectare', '≈ 0.000199'],
] as const)('1 %s in %s is %s', ([from, to, text]) => {
  expect(textIn('1', from, to)).toBe(text)
})

test('every unit is a whole number of 10⁻⁸ m², so nothing is lost on the way', () => {
  for (const unit of landUnits) expect(areaOf('1', unit) % 1_000_000n, unit).toBe(0n)
  // Exactly 0.3048 m by 0.3048 m.
  expect(areaOf('1', 'square-foot')).toBe(9_290_304_000_000n)
  expect(areaOf('1', 'daam')).toBe(198_725_409_000_000n)
  expect(areaOf('1', 'dhur')).toBe(1_693_157_904_000_000n)
})

test('one of a unit is one of that unit, and its parts add up to it', () => {
  for (const unit of landUnits) expect(textIn('1', unit, unit)).toBe('1')
  expect(areaOf('0-15-3-4', 'ropani')).toBe(areaOf('1', 'ropani'))
  expect(areaOf('0-19-20', 'bigha')).toBe(areaOf('1', 'bigha'))
})

test('parts are read in digits of either script, with any dash, spaces or slashes', () => {
  const area = areaOf('5-3-2-1', 'ropani')
  expect(inUnit(area, 'daam')).toEqual({ text: String(5 * 256 + 3 * 16 + 2 * 4 + 1), isRounded: false })
  for (const typed of ['५-३-२-१', '5–3–2–1', ' 5 - 3 - 2 - 1 ', '5 3 2 1', '५/३/२/१', '05-03-2-1'])
    expect(areaOf(typed, 'ropani'), typed).toBe(area)
  expect(inUnit(areaOf('2-10-5', 'bigha'), 'dhur').text).toBe('1005')
  expect(areaOf('4-2', 'aana')).toBe(areaOf('0-4-2-0', 'ropani'))
})

test('decimals and commas are read exactly', () => {
  expect(inParts(areaOf('4.5', 'ropani'), hills).text).toBe('4-8-0-0')
  expect(inParts(areaOf('४.५', 'bigha'), terai).text).toBe('4-10-0')
  expect(areaOf('.5', 'acre') * 2n).toBe(areaOf('1', 'acre'))
  expect(areaOf('1,50,000', 'square-foot')).toBe(areaOf('150000', 'square-foot'))
  expect(areaOf('150,000', 'square-foot')).toBe(areaOf('150000', 'square-foot'))
  expect(textIn('0.123456', 'ropani', 'ropani')).toBe('0.123456')
  expect(inParts(areaOf('5-3-2-1.25', 'ropani'), hills)).toEqual({ text: '5-3-2-1.25', isRounded: false })
})

test('a part that fills the unit before it is carried, and that is said', () => {
  const reading = readArea('0-18-5-0', 'ropani')
  expect(reading).toMatchObject({ kind: 'area', isCarried: true })
  expect(inParts(areaOf('0-18-5-0', 'ropani'), hills).text).toBe('1-3-1-0')
  expect(readArea('0-16', 'ropani')).toMatchObject({ isCarried: true })
  for (const typed of ['5-15-3-3', '18', '0-0-0-3.999999'])
    expect(readArea(typed, 'ropani'), typed).toMatchObject({ isCarried: false })
  expect(readArea('1-19-20', 'bigha')).toMatchObject({ isCarried: true })
})

test.for([
  ['', 'ropani', 'empty'],
  [' - ', 'ropani', 'empty'],
  ['abc', 'ropani', 'unreadable'],
  ['-5', 'ropani', 'unreadable'],
  ['5-3.5-2', 'ropani', 'unreadable'],
  ['5--3', 'ropani', 'unreadable'],
  ['5,3,2,1', 'ropani', 'unreadable'],
  ['1.5.2', 'ropani', 'unreadable'],
  ['.', 'ropani', 'unreadable'],
  ['1e3', 'acre', 'unreadable'],
  ['1.1234567', 'acre', 'unreadable'],
  ['1-2-3-4-5', 'ropani', 'too-many-parts'],
  ['1-2-3-4', 'bigha', 'too-many-parts'],
  ['1-2', 'acre', 'too-many-parts'],
  ['1000000000', 'acre', 'too-large'],
] as const)('“%s” %s is %s', ([typed, unit, kind]) => {
  expect(readArea(typed, unit)).toEqual({ kind })
})

test('a half typed area is read as far as it goes', () => {
  expect(areaOf('5-', 'ropani')).toBe(areaOf('5', 'ropani'))
  expect(areaOf('5-3- ', 'ropani')).toBe(areaOf('5-3', 'ropani'))
  expect(areaOf('5.', 'ropani')).toBe(areaOf('5', 'ropani'))
})

test('rounding carries into the larger units, and never shows a full part', () => {
  expect(inParts(areaOf('0.999999', 'ropani'), hills)).toEqual({ text: '1-0-0-0', isRounded: true })
  expect(inParts(areaOf('1', 'square-metre'), terai)).toEqual({ text: '0-0-0.06', isRounded: true })
  expect(inUnit(0n, 'acre')).toEqual({ text: '0', isRounded: false })
  expect(inUnit(areaOf('0.000001', 'square-foot'), 'hectare')).toEqual({ text: '0', isRounded: true })
})

test('a hundred thousand areas in parts are read back as what they were', () => {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const read = (typed: string, unit: LandUnit, chain: readonly LandUnit[]) =>
    inParts(areaOf(typed, unit), chain).text
  const wrong: string[] = []
  for (let count = 0; count < 50_000; count++) {
    const ropani = [next(100_000), next(16), next(4), next(4)].join('-')
    const bigha = [next(100_000), next(20), next(20)].join('-')
    if (read(ropani, 'ropani', hills) !== ropani) wrong.push(ropani)
    if (read(bigha, 'bigha', terai) !== bigha) wrong.push(bigha)
  }
  expect(wrong).toEqual([])
})

test('the largest area keeps every digit of its whole number', () => {
  expect(textIn('999999999', 'hectare', 'square-metre')).toBe('9999999990000')
})
