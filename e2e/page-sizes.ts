import { toolPaths } from './tools.ts'

/** What a page may weigh at most, in both languages, and how high it may be on a phone of 360 × 740. */
interface PageSize {
  /** In English. */
  path: string
  /** What answers first, in both languages, below `<main>`. */
  firstAnswer: RegExp
  /** Compressed bytes until it can be read. */
  firstBytes: number
  /** Of the document, before compression. */
  htmlBytes: number
  /** Of the whole document, compressed, where it is to arrive with the first flight; undefined where no limit is set. */
  documentBytes?: number
  /** Compressed, before the visitor does anything. */
  scriptBytes: number
  /** Pixels, as the page opens; undefined where no limit is set. */
  height?: number
}

/** Less than ten packets of 1,460 bytes: what a server sends before the browser's first acknowledgement. */
const firstBytes = 14_000
const heading = /<h1[\s\S]*?<\/h1>[\s\S]{100}/
/** React, the frame, and one tool. */
const toolScripts = 85 * 1024
const frameScripts = 12 * 1024
/** With the chooser of months, or the field for BS dates, on the first screen. */
const dateScripts = 91 * 1024

/** Pages with limits of their own. */
const known: readonly PageSize[] = [
  {
    path: '/',
    firstAnswer: /FENEGOSIDA/,
    firstBytes,
    htmlBytes: 110_000,
    scriptBytes: frameScripts,
    height: 3400,
  },
  {
    path: '/nepali-calendar',
    firstAnswer: /aria-current="date"/,
    firstBytes,
    htmlBytes: 135_000,
    scriptBytes: dateScripts,
    height: 4200,
  },
  {
    path: '/foreign-exchange',
    firstAnswer: /USD|U\.?S\.? Dollar|अमेरिकी डलर/,
    firstBytes,
    htmlBytes: 95_000,
    scriptBytes: toolScripts,
    height: 4200,
  },
  {
    path: '/gold-silver-price',
    firstAnswer: /FENEGOSIDA|\d,\d{3}|[०-९],[०-९]{3}/,
    firstBytes,
    htmlBytes: 95_000,
    scriptBytes: toolScripts,
    height: 3800,
  },
  {
    path: '/postal-codes',
    firstAnswer: /44600|४४६००/,
    firstBytes,
    htmlBytes: 110_000,
    scriptBytes: toolScripts,
    height: 3200,
  },
  {
    path: '/emergency-services',
    firstAnswer: /href="tel:/,
    firstBytes,
    htmlBytes: 90_000,
    documentBytes: 13_200,
    scriptBytes: toolScripts,
    height: 5000,
  },
  {
    path: '/crypto-exchange-rates',
    firstAnswer: /Bitcoin|बिटक्वाइन|बिटकोइन/,
    firstBytes,
    htmlBytes: 95_000,
    scriptBytes: toolScripts,
    height: 4500,
  },
  {
    path: '/internet-comparison',
    firstAnswer: /Mbps/,
    firstBytes,
    htmlBytes: 120_000,
    scriptBytes: toolScripts,
    height: 4200,
  },
  {
    path: '/qr-builder',
    firstAnswer: heading,
    firstBytes,
    htmlBytes: 75_000,
    scriptBytes: toolScripts,
    height: 3600,
  },
  {
    path: '/nepali-date-converter',
    firstAnswer: heading,
    firstBytes,
    htmlBytes: 105_000,
    scriptBytes: dateScripts,
    height: 3000,
  },
  {
    path: '/carrier-identifier',
    firstAnswer: heading,
    firstBytes,
    htmlBytes: 85_000,
    scriptBytes: toolScripts,
    height: 3200,
  },
  { path: '/about', firstAnswer: heading, firstBytes, htmlBytes: 36_000, scriptBytes: frameScripts },
  {
    path: '/developers',
    firstAnswer: heading,
    firstBytes,
    htmlBytes: 44_000,
    scriptBytes: frameScripts,
    height: 7000,
  },
  { path: '/my-home', firstAnswer: heading, firstBytes, htmlBytes: 26_000, scriptBytes: toolScripts },
]

const ofTool = (path: string): PageSize => ({
  path,
  firstAnswer: heading,
  firstBytes,
  htmlBytes: 95_000,
  scriptBytes: toolScripts,
  height: 3200,
})

/** Every tool is among them. */
export const pageSizes: readonly PageSize[] = [
  ...known,
  ...toolPaths.filter((path) => known.every((page) => page.path !== path)).map(ofTool),
]

/** A visit to nine pages: their documents and the stylesheet, compressed. Devanagari takes three bytes for each letter. */
export const nineDocuments = {
  paths: known
    .map(({ path }) => path)
    .filter((path) => !/postal|emergency|internet|developers|my-home/.test(path)),
  bytes: { en: 130_000, ne: 138_000 },
}
