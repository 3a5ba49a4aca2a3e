import { digitsIn } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { words } from './words.ts'

const longestAddress = 500

export function textFields(lang: Lang) {
  const say = words[lang]
  const text = (max: number, message = say.notText) =>
    z
      .string(message)
      .check(
        z.trim(),
        z.maxLength(max, say.tooLong(digitsIn(lang, max))),
        z.refine(isStorable, say.notStorable),
      )
  const address = text(longestAddress).check(
    z.refine((url) => url === '' || isWebAddress(url), say.url('http://', 'https://')),
  )
  const pictureAddress = text(longestAddress).check(
    z.refine((url) => url === '' || (isWebAddress(url) && /^https:/i.test(url)), say.picture('https://')),
  )
  return {
    /** A text that must be there. */
    required: (message: string, max = 200) => text(max, message).check(z.minLength(1, message)),
    /** A text that may be empty, and is then none. */
    optional: (max = 200) => orNone(text(max)),
    /** An address of the web, or none. */
    url: () => orNone(address),
    /** An address of a picture, which this server fetches over HTTPS only, or none. */
    picture: () => orNone(pictureAddress),
    /** The same as a setting. */
    settingPicture: () => pictureAddress,
    /** A text of a setting: an empty one stays a text. */
    text: (max: number) => text(max),
    webAddress: () => address,
  }
}

function orNone(text: z.ZodMiniType<string, string>) {
  return z._default(z.pipe(z.nullable(text), z.transform(noneIfEmpty)), null)
}

function noneIfEmpty(text: string | null): string | null {
  return text || null
}

/** The database refuses null bytes and halves of characters. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
