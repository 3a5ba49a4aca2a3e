import { createContext, type ReactNode } from 'react'

/** Draws days of the visitor's own directly behind their list: what follows is parsed, and painted, in its final position. */
export const OwnDaysScript = createContext<ReactNode>(null)
