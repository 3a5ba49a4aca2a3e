/**
 * What became of an e-mail.
 * - `outbox`: it is a file, since SMTP_URL is not set
 * - `none`: there was no recipient
 * - `refused`: the mail server refused the recipient's address
 * - `login`: the mail server refused the user or password of SMTP_URL
 */
export const mailOutcomes = ['sent', 'outbox', 'none', 'refused', 'login', 'failed'] as const

export type MailOutcome = (typeof mailOutcomes)[number]
