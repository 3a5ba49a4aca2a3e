import { createContext, useContext } from 'react'

/** The path of the page on screen, with its language and without the query. */
export const PathContext = createContext('/')

export const usePath = (): string => useContext(PathContext)
