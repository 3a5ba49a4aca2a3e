/**
 * What became of an e-mail. `outbox`: written to a file, without SMTP_URL; `none`: there was nobody to write to; `refused`: the
 * address; `login`: the user of SMTP_URL.
 */
export const mailOutcomes = ['sent', 'outbox', 'none', 'refused', 'login', 'failed'] as const

export type MailOutcome = (typeof mailOutcomes)[number]
