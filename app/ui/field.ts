/** Classes of a text field: 44 px high, and 16 px text so that phones do not zoom in. */
export const fieldStyle =
  'min-h-11 w-full rounded-lg border border-line-strong bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted'
