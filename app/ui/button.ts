const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 font-semibold transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-60'

/** Classes of a button, or of a link that looks like one. At least 44 px high. */
export const buttonStyle = {
  primary: `${shape} bg-brand text-on-brand hover:bg-brand-strong`,
  secondary: `${shape} border border-line-strong bg-surface text-ink hover:bg-hover`,
} as const
