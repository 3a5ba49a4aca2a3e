/** How the server hands a page's loaders what they need of it: typed values by key. */
export { createContext, RouterContextProvider as PageContext } from 'react-router'
