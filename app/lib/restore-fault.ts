/** Why a backup is not restored. */
export const restoreFaults = ['not-a-dump', 'damaged', 'newer', 'busy', 'no-space', 'other'] as const

export type RestoreFault = (typeof restoreFaults)[number]
