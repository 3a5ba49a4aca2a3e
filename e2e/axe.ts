import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** Looks at the whole page, or at the parts that a state changed. */
export async function expectNoFaults(page: Page, state: string, parts: string[] = []) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(faults, state).toEqual([])
}
