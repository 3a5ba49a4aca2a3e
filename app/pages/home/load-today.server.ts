import type { ReactElement } from 'react'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { todayParts } from '#app/tools/today-parts.server.ts'

export interface LoadedPart {
  /** Of its tool. */
  path: string
  slot: TodayPart['slot']
  element: ReactElement
}

/** The parts of the tools that are open. One that fails is left out and reported. */
export async function loadToday(request: PageRequest, open: readonly string[]): Promise<LoadedPart[]> {
  const parts = await Promise.all(
    todayParts.filter(({ path }) => open.includes(path)).map((part) => loadPart(part, request)),
  )
  return parts.filter((part) => part !== undefined)
}

async function loadPart(part: TodayPart, request: PageRequest): Promise<LoadedPart | undefined> {
  try {
    return { path: part.path, slot: part.slot, element: await part.load(request) }
  } catch (error) {
    request.render.degrade(error, 'today-unavailable')
    return undefined
  }
}
