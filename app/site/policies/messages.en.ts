export const en = {
  contents: 'On this page',
}

export type PolicyMessages = typeof en
