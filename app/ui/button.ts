/** Classes of a button, or of a link that looks like one (`base.css`). At least 44 px high. */
export const buttonStyle = { primary: 'button button-primary', secondary: 'button button-secondary' } as const
