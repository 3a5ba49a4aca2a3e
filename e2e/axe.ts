import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame } from '@playwright/test'
import type axe from 'axe-core'
import { expect, type Page } from './fixtures.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Half the text of `axe.source`: a quarter of the time to send and compile it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Off by default, whatever the tags: targets of 24 px, or as much room around them.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Only for rules on turned screens and on sound, which no page has; it would read every style sheet again.
  preload: false,
}

/**
 * Checks the whole page or frame, or the given parts of it, with axe.
 * @param without parts that are left out, such as most rows of a long list: to look at each takes most of the time.
 */
export async function expectNoViolations(
  page: Page | Frame,
  state: string,
  parts: string[] = [],
  without: string[] = [],
) {
  // Once for each document.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source)
  const found = await page.evaluate(
    async ({ parts, without, options }) => {
      const context = { include: parts.length > 0 ? parts : ['html'], exclude: without }
      const results = await window.axe?.run(context, options)
      return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    { parts, without, options },
  )
  expect(found, state).toEqual([])
}
