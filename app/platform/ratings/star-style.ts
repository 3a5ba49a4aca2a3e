/** Classes of a star that is chosen, and of one that is not. */
export const starStyle = { full: 'fill-marigold text-marigold', empty: 'text-line-strong' } as const
