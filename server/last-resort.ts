import type { Lang } from '#app/kit/language.ts'

const words = {
  en: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
    id: 'Error id',
    home: 'Go to Homepage',
    path: '/',
  },
  ne: {
    title: 'केही गडबड भयो',
    text: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
    id: 'त्रुटि सङ्केत',
    home: 'गृहपृष्ठमा जानुहोस्',
    path: '/ne',
  },
}

/** The page for when even the error page cannot be rendered: no code, no data, two colours. */
export function lastResort(lang: Lang, requestId: string): string {
  const { title, text, id, home, path } = words[lang]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${id}: <code>${requestId}</code></p><p><a href="${path}">${home}</a></p></main></body></html>`
}
