import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { barePath, type Lang, langOfPath } from '#app/kit/language.ts'
import { filesInNepali } from './files-in-nepali.ts'

interface Place {
  id: string
  path?: string
  index?: boolean
}

/** Answers a request for a page in the language of its address. */
export function pageHandlers(build: ServerBuild, mode: string): RequestHandler {
  const handlers = { en: handlerIn('en', build, mode), ne: handlerIn('ne', build, mode) }
  return (request, context) => handlers[langOfPath(new URL(request.url).pathname)](request, context)
}

/**
 * Every request is matched against all routes of its handler, several times, and each render makes them anew: a handler
 * has the routes of one language that begin with one word. An address that begins like none of them, in capitals or
 * with escapes for instance, is matched against all of its language.
 */
function handlerIn(lang: Lang, build: ServerBuild, mode: string): RequestHandler {
  const assets = lang === 'ne' ? filesInNepali(build.assets) : build.assets
  const isOfLang = ({ id }: Place) => id.startsWith(`${lang}/`)
  const handlerOf = (isWanted: (route: Place) => boolean) => {
    const isOwn = (route: Place) => route.id === 'root' || (isOfLang(route) && isWanted(route))
    const own = { ...assets, routes: onlyRoutes(assets.routes, isOwn) }
    return createRequestHandler({ ...build, routes: onlyRoutes(build.routes, isOwn), assets: own }, mode)
  }
  const words = Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(isOfLang)
    .map((route) => firstWordOf(route))
  const byWord = new Map(
    words.map((word) => [word, handlerOf((route) => [word, undefined].includes(firstWordOf(route)))]),
  )
  const all = handlerOf(() => true)
  return (request, context) => {
    const handler = byWord.get(firstWord(new URL(request.url).pathname)) ?? all
    return handler(request, context)
  }
}

const firstWord = (pathname: string) => barePath(pathname).split('/')[1]

/** Undefined for a layout, and for what stands in where nothing else does: every page may need these. */
function firstWordOf({ path, index }: Place): string | undefined {
  const word = path === undefined && !index ? undefined : firstWord(`/${path ?? ''}`)
  return word === '*' ? undefined : word
}

function onlyRoutes<Route extends Place>(
  routes: Readonly<Record<string, Route | undefined>>,
  isWanted: (route: Place) => boolean,
): Record<string, Route> {
  const wanted = Object.entries(routes).filter(
    (entry): entry is [string, Route] => entry[1] !== undefined && isWanted(entry[1]),
  )
  return Object.fromEntries(wanted)
}
