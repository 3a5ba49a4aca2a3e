import municipalities from './data/municipalities.json' with { type: 'json' }
import towns from './data/towns.json' with { type: 'json' }
import type { PlaceNames } from './places.ts'
import { latinSpellings } from './sounds.ts'

export const placeNames: PlaceNames = { towns, municipalities, latinSpellings }
