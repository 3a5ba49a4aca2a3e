import { barePath } from '#app/lib/language.ts'

/** The place whose page, or a page below it, is at `link`. */
export function toolAt<Tool extends { path: string }>(link: string, tools: readonly Tool[]) {
  const path = barePath(link.replace(/[?#].*/, ''))
  return tools.find((tool) => path === tool.path || path.startsWith(`${tool.path}/`))
}
