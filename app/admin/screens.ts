import { type ComponentType, lazy } from 'react'
import { sections } from './sections.ts'

const routes = import.meta.glob<{ default: ComponentType }>('./*/route.tsx')

/** The screen of each section, loaded when it is opened. */
export const screens: ReadonlyMap<string, ComponentType> = new Map(
  sections.flatMap(({ slug }) => {
    const load = routes[`./${slug}/route.tsx`]
    return load ? [[slug, lazy(load)] as const] : []
  }),
)
