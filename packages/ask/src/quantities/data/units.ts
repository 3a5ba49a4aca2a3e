import type { Words } from '../../data/common-words.ts'

interface Unit {
  readonly kind: 'weight' | 'area'
  /** Grams, or 10⁻⁸ m²: that makes a whole number of every unit of land. */
  readonly size: number
  readonly en: string
  readonly ne: string
  readonly words: string
}

/** The tola of Nepal's market in grams, commonly written as 11.66. */
export const tola = 11.664
export const squareMetre = 1e8
/** The foot is 0.3048 m. */
const squareFoot = 3048 ** 2
/** 74 by 74 feet. */
const ropani = 5476 * squareFoot
const bigha = 72_900 * squareFoot

/** Weights and areas as they are used in Nepal. An aana is a sixteenth of a tola or of a ropani. */
export const units: Readonly<Record<string, Unit>> = {
  tola: { kind: 'weight', size: tola, en: 'tola', ne: 'तोला', words: 'tola,tolas,tole,tolla,तोला' },
  gram: { kind: 'weight', size: 1, en: 'gram', ne: 'ग्राम', words: 'gram,grams,gm,gms,g,graam,gramm,ग्राम' },
  kilogram: {
    kind: 'weight',
    size: 1000,
    en: 'kg',
    ne: 'किलो',
    words: 'kg,kgs,kilogram,kilo,kilograms,केजी,किलो,किलोग्राम',
  },
  // 0.45359237 kg, the international pound.
  pound: {
    kind: 'weight',
    size: 453.592_37,
    en: 'pound',
    ne: 'पाउन्ड',
    words: 'pound,pounds,lb,lbs,paund,paunda,पाउन्ड,पाउण्ड,पौन्ड',
  },
  lal: { kind: 'weight', size: tola / 100, en: 'lal', ne: 'लाल', words: 'lal,laal,लाल' },
  ropani: {
    kind: 'area',
    size: ropani,
    en: 'ropani',
    ne: 'रोपनी',
    words: 'ropani,ropanis,ropni,ropanee,रोपनी',
  },
  aana: { kind: 'area', size: ropani / 16, en: 'aana', ne: 'आना', words: 'aana,ana,anna,aanaa,aanas,आना' },
  paisa: { kind: 'area', size: ropani / 64, en: 'paisa', ne: 'पैसा', words: 'paisa,paisaa,पैसा' },
  daam: { kind: 'area', size: ropani / 256, en: 'daam', ne: 'दाम', words: 'daam,dam,दाम' },
  bigha: {
    kind: 'area',
    size: bigha,
    en: 'bigha',
    ne: 'बिघा',
    words: 'bigha,bighas,biga,bighaa,बिघा,बिगाहा',
  },
  kattha: {
    kind: 'area',
    size: bigha / 20,
    en: 'kattha',
    ne: 'कट्ठा',
    words: 'kattha,katha,kattaha,katthas,kathha,कट्ठा,कठ्ठा',
  },
  dhur: { kind: 'area', size: bigha / 400, en: 'dhur', ne: 'धुर', words: 'dhur,dhoor,dhurs,धुर' },
  'square-foot': {
    kind: 'area',
    size: squareFoot,
    en: 'sq ft',
    ne: 'वर्ग फिट',
    words:
      'sq ft,sqft,square feet,square foot,sq feet,sq foot,sqfeet,feet,ft,barga fit,barga feet,barga phit,वर्ग फिट,वर्गफिट,वर्ग फुट,स्क्वायर फिट,स्क्वायर फुट,फिट',
  },
  'square-metre': {
    kind: 'area',
    size: squareMetre,
    en: 'sq m',
    ne: 'वर्ग मिटर',
    words:
      'sq m,sqm,square meter,square metre,square meters,square metres,sq meter,sq metre,sq mtr,barga meter,barga miter,वर्ग मिटर,वर्गमिटर,स्क्वायर मिटर',
  },
  acre: {
    kind: 'area',
    size: 43_560 * squareFoot,
    en: 'acre',
    ne: 'एकड',
    words: 'acre,acres,ekar,एकड,एकर',
  },
  hectare: {
    kind: 'area',
    size: 10_000 * squareMetre,
    en: 'hectare',
    ne: 'हेक्टर',
    words: 'hectare,hectares,hektar,hector,हेक्टर,हेक्टेयर',
  },
}

/** A sixteenth of a tola, where the other unit is a weight. */
export const weightAana = tola / 16

export const unitWords: Words = Object.fromEntries(
  Object.entries(units).map(([id, { words }]) => [`measure:${id}`, words]),
)
