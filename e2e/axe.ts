import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** Checks the whole page, or the given parts of it, with axe. */
export async function expectNoViolations(page: Page, state: string, parts: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, state).toEqual([])
}
