import { type AskPart, quantities } from '@chautari/ask'

/** What the tools bring to Ask, by the file's path, and what belongs to no tool. */
export const toolParts = import.meta.glob<AskPart>('./*/ask.ts', { eager: true, import: 'ask' })

export const askParts: readonly AskPart[] = [...Object.values(toolParts), quantities]
