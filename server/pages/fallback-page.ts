import type { Lang } from '#app/lib/language.ts'

interface Texts {
  title: string
  text: string
  home: string
}

const words = {
  en: {
    failed: {
      title: 'Something went wrong',
      text: 'The page could not be shown. Please try again in a moment.',
      home: 'Go to Homepage',
    },
    overloaded: {
      title: 'Very busy just now',
      text: 'More people are here than we can serve at once. Please load the page again in a few seconds.',
      home: 'Go to Homepage',
    },
    id: 'Error id',
  },
  ne: {
    failed: {
      title: 'केही गडबड भयो',
      text: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
      home: 'गृहपृष्ठमा जानुहोस्',
    },
    overloaded: {
      title: 'अहिले निकै भीड छ',
      text: 'एकै पटक धेरै जना आउनुभएकाले पृष्ठ देखाउन सकिएन। कृपया केही सेकेन्डपछि पृष्ठ फेरि खोल्नुहोस्।',
      home: 'गृहपृष्ठमा जानुहोस्',
    },
    id: 'त्रुटि नम्बर',
  },
}

/** The inline style of these pages; their content security policy has its hash. */
export const fallbackStyle =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}'

/** Shown when the error page itself cannot be rendered: needs no code and no data. */
export function fallbackPage(lang: Lang, requestId: string): string {
  return html(lang, words[lang].failed, `<p>${words[lang].id}: <code>${requestId}</code></p>`)
}

/** Shown when the render queue is full. It links to the home page, which is cached. */
export const overloadedPage = (lang: Lang) => html(lang, words[lang].overloaded)

function html(lang: Lang, { title, text, home }: Texts, more = ''): string {
  const path = lang === 'ne' ? '/ne' : '/'
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${fallbackStyle}</style></head><body><main><h1>${title}</h1><p>${text}</p>${more}<p><a href="${path}">${home}</a></p></main></body></html>`
}
