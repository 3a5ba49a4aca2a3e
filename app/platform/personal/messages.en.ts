export const en = {
  pin: (tool: string) => `Pin ${tool}`,
  full: 'Ten tools are pinned already. Remove one on the page “My home” first.',
  refused: 'This browser could not store it.',
  /** Of a day of one's own: today, tomorrow, later. */
  when: ['today', 'tomorrow', 'in # days'],
}

export type PersonalMessages = typeof en
