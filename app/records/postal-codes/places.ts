import { editDistance } from '@chautari/ask/spelling'
import type { Bilingual } from '#app/lib/language.ts'
import type { District } from './districts.ts'
import { areaOffice, type PostOffice } from './post-offices.ts'
import { anySpelling, comparable } from './spelling.ts'

/** A place with a name, and the post office that serves it. */
export interface Place {
  name: Bilingual
  /** In both scripts. */
  names: readonly string[]
  /** `seat` is the town of a head office, `town` one that everybody knows. */
  sense: 'district' | 'office' | 'town' | 'municipality' | 'seat'
  /** One of today's; undefined where the office is in the list only. */
  district?: District
  /** The district of its office as the list divides the country, spelled as today. */
  area: Bilingual
  office: PostOffice
  /** False: it is the head office of the district. */
  hasOwn: boolean
}

/** A well-known town or part of a city. */
interface Town {
  name: Bilingual
  /** Other names in English and Nepali, as `Boudhanath|बौद्धनाथ`. */
  aliases?: readonly string[]
  district: string
  /** The office that is there under another name. */
  code?: string
}

export interface PlaceNames {
  towns: readonly Town[]
  /** By district, each as `English|Nepali` with the code of an office of another name. */
  municipalities: Readonly<Record<string, string>>
  /** Loaded with the names: see `sounds.ts`. */
  latinSpellings?: (name: string) => RegExp | undefined
}

/** All places by their names. */
export interface Places {
  all: readonly Place[]
  /** Each office as a place; a name that is not known in Nepali stands between marks. */
  byCode: ReadonlyMap<string, Place>
  /** By `placeKey`. */
  exact: ReadonlyMap<string, readonly Place[]>
  /** By one form for all usual spellings. */
  spelled: ReadonlyMap<string, readonly Place[]>
  latinSpellings: PlaceNames['latinSpellings']
  /** Offices by the form of their English name: for few of them a Nepali one is known. */
  inLatin: readonly (readonly [form: string, office: Place])[]
}

const word = (spellings: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${spellings})(?![\\p{L}\\p{M}])`, 'gu')
const districtWords = word('district|jilla|zilla|जिल्ला')
const kindWords = word(
  'district|jilla|zilla|(?:rural )?municipality|(?:sub[- ]?)?metropolitan(?: city)?|जिल्ला|गाउँपालिका|(?:उपमहा|महा)?नगरपालिका',
)

/** One form for `Mahendra Nagar` and `Mahendranagar`; without the number of a ward and what kind of place it is. */
export function placeKey(text: string): string {
  const plain = comparable(text)
  // Most names are one word: thousands of them are read at once.
  if (!/[^\p{L}\p{M}]/u.test(plain)) return plain
  const bare = plain.replace(kindWords, '')
  return bare.replace(/(?<=\p{L}.*)[-\s]*\d{1,2}$/u, '').replace(/[^\p{L}\p{M}\d]/gu, '')
}

/** Offices of one of the districts before 2015 begin with the same three digits. */
export const postalArea = ({ code }: Pick<PostOffice, 'code'>): string => code.slice(0, 3)

/** Without the names of places only districts, their seats and offices are known. */
export function readPlaces(
  offices: readonly PostOffice[],
  districts: readonly District[],
  placeNames: PlaceNames = { towns: [], municipalities: {} },
): Places {
  const byCode = new Map(offices.map((office) => [office.code, office]))
  const local = districts.flatMap((district) => placesOf(district, { districts, byCode, placeNames }))
  const nepaliNames = new Map(local.filter(isNamesake).map(({ office, name }) => [office.code, name.ne]))
  const own = offices.map((office): Place => {
    const { name, nameNe = nepaliNames.get(office.code) } = office
    const names = nameNe ? [name, nameNe] : [name]
    const inList = districts.find(({ postalNames }) => postalNames.includes(office.district))
    const area = inList?.former ?? inList?.name ?? { en: office.district, ne: office.district }
    return {
      name: { en: name, ne: nameNe ?? `“${name}”` },
      names,
      sense: 'office',
      area,
      office,
      hasOwn: true,
    }
  })
  const all = [...local, ...own.filter(({ office }) => office.type === areaOffice)]
  const keyed = all.flatMap((place) => place.names.map((text) => ({ place, key: placeKey(text) })))
  // All keys in one call: thousands of small texts would take a slow phone 0.1 s.
  const forms = anySpelling(keyed.map(({ key }) => key).join('|')).split('|')
  const ofCodes = new Map(own.map((place) => [place.office.code, place]))
  return {
    all,
    byCode: ofCodes,
    exact: byKey(keyed),
    spelled: byKey(keyed.map(({ place }, at) => ({ place, key: forms[at] ?? '' }))),
    latinSpellings: placeNames.latinSpellings,
    inLatin: keyed.flatMap(({ place }, at) =>
      place.sense === 'office' ? [[forms[at] ?? '', place] as const] : [],
    ),
  }
}

/** A town or municipality whose name is that of its office, but for its spelling. */
function isNamesake({ sense, hasOwn, name, office }: Place): boolean {
  const isTown = hasOwn && (sense === 'town' || sense === 'municipality')
  return isTown && editDistance(placeKey(name.en), placeKey(office.name)) < 3
}

function byKey(keyed: readonly { place: Place; key: string }[]): ReadonlyMap<string, readonly Place[]> {
  const groups = Map.groupBy(keyed, ({ key }) => key)
  return new Map([...groups].map(([key, list]) => [key, list.map(({ place }) => place)]))
}

interface Sources {
  districts: readonly District[]
  byCode: ReadonlyMap<string, PostOffice>
  placeNames: PlaceNames
}

/** A district, its seat, and its towns and municipalities. */
function placesOf(district: District, { districts, byCode, placeNames }: Sources): Place[] {
  const { name, headquarters, headPostalCode, seatAliases, former } = district
  const office = byCode.get(headPostalCode ?? otherHalf(district, districts)?.headPostalCode ?? '')
  if (!office) return []
  const hasOwn = headPostalCode !== undefined
  const inside = { district, area: former ?? name }
  const seats = underAll({ ...named(headquarters), sense: 'seat', ...inside, office, hasOwn }, seatAliases)
  const seatKeys = new Set(seats.flatMap((seat) => seat.names.map(placeKey)))
  const area = [...byCode.values()].filter((one) => postalArea(one) === postalArea(office))
  const byForm = new Map(
    area.flatMap((one) => (one.type === areaOffice ? [[anySpelling(placeKey(one.name)), one]] : [])),
  )
  const placeOf = (sense: Place['sense'], { name, code = '' }: Omit<Town, 'district'>): Place => {
    const own = byCode.get(code) ?? byForm.get(anySpelling(placeKey(name.en)))
    if (own) return { ...named(name), sense, ...inside, office: own, hasOwn: true }
    const isSeat = hasOwn && [name.en, name.ne].some((text) => seatKeys.has(placeKey(text)))
    return { ...named(name), sense: isSeat ? 'seat' : sense, ...inside, office, hasOwn: isSeat }
  }
  const own = placeNames.towns.filter((town) => town.district === name.en)
  return [
    { name, names: namesOf(district), sense: 'district', ...inside, office, hasOwn },
    ...seats,
    ...own.flatMap((town) => underAll(placeOf('town', town), town.aliases)),
    ...municipalitiesOf(name.en, placeNames).map((one) => placeOf('municipality', one)),
  ]
}

/** All names of a district, without those of its seat. */
export function namesOf({ name, aliases = [], postalNames, former }: District): string[] {
  return [name.en, name.ne, ...aliases, ...postalNames, ...(former ? [former.ne] : [])]
}

const named = (name: Bilingual) => ({ name, names: [name.en, name.ne] })

/** A place under its other names, too. */
function underAll(place: Place, aliases: readonly string[] = []): Place[] {
  return [place, ...aliases.map((pair) => ({ ...place, ...named(namePair(pair)) }))]
}

function namePair(pair: string): Bilingual {
  const [en = '', ne = en] = pair.split('|')
  return { en, ne }
}

/** The other one of a district that was divided in 2015. */
function otherHalf({ name, former }: District, districts: readonly District[]): District | undefined {
  return former && districts.find((one) => one.former?.en === former.en && one.name.en !== name.en)
}

function municipalitiesOf(district: string, { municipalities }: PlaceNames): Omit<Town, 'district'>[] {
  const text = municipalities[district]?.split(';') ?? []
  return text.map((part) => {
    const code = part.split('|')[2]
    return { name: namePair(part), ...(code && { code }) }
  })
}

const ranks: readonly Place['sense'][] = ['district', 'office', 'town', 'municipality', 'seat']

/**
 * The places of a name, the likeliest first: as it is written, else under any usual spelling; of a name with `district`, the
 * district. What only sounds alike is not among them.
 */
export function findPlaces({ exact, spelled, inLatin, latinSpellings }: Places, name: string) {
  const key = placeKey(name)
  const known = exact.get(key) ?? (key.length > 2 ? spelled.get(anySpelling(key)) : undefined) ?? []
  const latin = latinSpellings?.(key)
  const named = latin
    ? [...known, ...inLatin.flatMap(([form, one]) => (latin.test(form) ? [one] : []))]
    : known
  const districts =
    comparable(name).search(districtWords) < 0 ? [] : named.filter(({ sense }) => sense === 'district')
  const areas = Map.groupBy(districts.length > 0 ? districts : named, ({ office }) => postalArea(office))
  return [...areas.values()]
    .map((places) => {
      const own = places.filter(({ hasOwn }) => hasOwn)
      const sorted = (own.length > 0 ? own : places).toSorted((a, b) => rankOf(a) - rankOf(b))
      return firstOfEach(sorted, ({ office }) => office.code)
    })
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .flat()
}

/** The first item of each key. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => first ?? [])
}

/** A town with a head office is meant before a namesake: Ghorahi before Ghoraha. */
const rankOf = ({ sense, office }: Place) =>
  sense === 'town' && office.type !== areaOffice ? 0 : ranks.indexOf(sense)

/** A district and the seat of one are meant before an office, that before a place without one. */
function weightOf(places: readonly Place[]): number {
  if (places.some(({ sense, hasOwn }) => sense === 'district' || (hasOwn && sense === 'seat'))) return 0
  return places[0]?.hasOwn ? 1 : 2
}
