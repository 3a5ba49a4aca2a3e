/** What became of an e-mail. `outbox`: written to a file, without SMTP_URL. `none`: there was nobody to write to. */
export const mailOutcomes = [
  'sent',
  'outbox',
  'none',
  'unreachable',
  'login-refused',
  'address-refused',
  'not-sent',
] as const

export type MailOutcome = (typeof mailOutcomes)[number]
