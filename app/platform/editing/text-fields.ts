import { digitsIn } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { messages } from './messages.ne.ts'

const longestAddress = 500

export function textFields(lang: Lang) {
  const say = messages[lang]
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
    /** A text that must not be empty. */
    required: (message: string, max = 200) => text(max, message).check(z.minLength(1, message)),
    /** An empty text is stored as null. */
    optional: (max = 200) => orNull(text(max)),
    /** A web address or null. */
    url: () => orNull(address),
    /** An image address or null; the server fetches images over HTTPS only. */
    picture: () => orNull(pictureAddress),
    /** `picture` for a setting: an empty text stays a text. */
    settingPicture: () => pictureAddress,
    /** For a setting: an empty text stays a text. */
    text: (max: number) => text(max),
    webAddress: () => address,
  }
}

function orNull(text: z.ZodMiniType<string, string>) {
  return z._default(z.pipe(z.nullable(text), z.transform(nullIfEmpty)), null)
}

function nullIfEmpty(text: string | null): string | null {
  return text || null
}

/** The database refuses null bytes and lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
