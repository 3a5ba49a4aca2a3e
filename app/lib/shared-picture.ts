import { type Lang, pathIn } from './language.ts'

/** Where the installed site takes a picture that another app shares with it. The service worker answers there. */
export const sharePath = '/qr-builder/shared'

/** The page that reads it. */
export const sharedPage = (lang: Lang) => `${pathIn(lang, '/qr-builder')}#qr-reader`
