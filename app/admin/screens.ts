import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { sections } from './sections.ts'

const files = import.meta.glob<{ default: ComponentType }>('./*/screen.tsx')

const screens: ReadonlyMap<string, ComponentType> = new Map(
  sections.flatMap(({ slug }) => {
    const load = files[`./${slug}/screen.tsx`]
    return load ? [[slug, lazy(load)] as const] : []
  }),
)

/** The screen of a section, loaded when it is opened. */
export function screenOf(slug: string): ReactNode {
  const screen = screens.get(slug)
  return screen ? createElement(screen) : null
}
