import municipalities from './data/municipalities.json' with { type: 'json' }
import { soundsOf } from './data/sounds.ts'
import towns from './data/towns.json' with { type: 'json' }
import type { PlaceNames } from './places.ts'

/** Latin spellings of a name in Devanagari, for forms of `anySpelling`. Undefined for other scripts and what is too short. */
function latinSpellings(name: string): RegExp | undefined {
  const single = name.replace(/([क-ह])\u094d(?=\1)/g, '')
  const letters = [...single]
  if (letters.length < 3 || letters.some((letter) => soundsOf[letter] === undefined)) return undefined
  const sounds = letters.map((letter, at) => {
    const hasVowel = /[\u093e-\u094d]/.test(letters[at + 1] ?? '')
    return soundsOf[letter] + (/[क-ह]/.test(letter) && !hasVowel ? '[ao]?' : '')
  })
  return new RegExp(`^${sounds.join('')}$`)
}

export const placeNames: PlaceNames = { towns, municipalities, latinSpellings }
