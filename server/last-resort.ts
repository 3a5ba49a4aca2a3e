import type { Lang } from '#app/kit/language.ts'

interface Said {
  title: string
  text: string
  home: string
}

const words = {
  en: {
    broken: {
      title: 'Something went wrong',
      text: 'The page could not be shown. Please try again in a moment.',
      home: 'Go to Homepage',
    },
    busy: {
      title: 'Very busy just now',
      text: 'More people are here than we can serve at once. Please load the page again in a few seconds.',
      home: 'Go to Homepage',
    },
    id: 'Error id',
  },
  ne: {
    broken: {
      title: 'केही गडबड भयो',
      text: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
      home: 'गृहपृष्ठमा जानुहोस्',
    },
    busy: {
      title: 'अहिले निकै भीड छ',
      text: 'एकै पटक धेरै जना आउनुभएकाले पृष्ठ देखाउन सकिएन। कृपया केही सेकेन्डपछि पृष्ठ फेरि खोल्नुहोस्।',
      home: 'गृहपृष्ठमा जानुहोस्',
    },
    id: 'त्रुटि नम्बर',
  },
}

/** The inline styles of these pages, which their policy names. */
export const plainStyle =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}'

/** The page for when even the error page cannot be rendered: no code, no data, two colours. */
export function lastResort(lang: Lang, requestId: string): string {
  return plain(lang, words[lang].broken, `<p>${words[lang].id}: <code>${requestId}</code></p>`)
}

/** As plain, for when there is no time to render any page; the home page is in memory. */
export const busyPage = (lang: Lang) => plain(lang, words[lang].busy)

function plain(lang: Lang, { title, text, home }: Said, more = ''): string {
  const path = lang === 'ne' ? '/ne' : '/'
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${plainStyle}</style></head><body><main><h1>${title}</h1><p>${text}</p>${more}<p><a href="${path}">${home}</a></p></main></body></html>`
}
