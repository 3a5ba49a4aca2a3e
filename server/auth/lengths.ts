/** GoTrue's own default of six is of another time. */
export const passwordLength = { minPasswordLength: 8, maxPasswordLength: 128 }

/** Of one-time codes. */
export const codeSeconds = 10 * 60
