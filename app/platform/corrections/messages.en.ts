export const en = {
  wrong: 'Wrong?',
  wrongOf: (name: string) => `Wrong? Report a mistake: ${name}`,
}

export type CorrectionMessages = typeof en
